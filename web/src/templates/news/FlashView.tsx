import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { Suspense, useCallback } from 'react';
import { FlashBoard } from '#features/news/flash/FlashBoard.tsx';
import { useFlashReminder } from '#features/news/flash/useFlashReminder.ts';
import { useNewsLanguage } from '#features/news/language/useNewsLanguage.ts';
import { ItemVotes } from '#features/votes/ItemVotes.tsx';
import { useVisitor } from '#templates/visitor/useVisitor.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { FlashTools } from './FlashTools.tsx';
import { NoOwnCoins } from './NoOwnCoins.tsx';
import { useFlashList } from './useFlashList.ts';

/** Votes on flashes are stored under one subject, each by its id. */
export const FLASH_VOTES = 'flash';

// Loads on demand: few readers open the comments of a flash.
const { Part: SubjectComments } = lazyPart(
  async () => (await import('#templates/comments/SubjectComments.tsx')).SubjectComments,
);

const commentsOf = ({ id }: NewsItem) => (
  <Suspense fallback={<SkeletonLines lines={3} />}>
    <SubjectComments kind="flash" code={String(id)} />
  </Suspense>
);

/** The flashes with what narrows them in the address, their votes and their reminder. */
export function FlashView() {
  const [, write] = useUrlParams();
  const { choice, params, owned } = useFlashList();
  const [language] = useNewsLanguage();
  const voter = useVisitor();
  const reminder = useFlashReminder();
  const votesOf = useCallback(
    ({ id, title }: NewsItem) => (
      <ItemVotes code={FLASH_VOTES} item={String(id)} title={title} voter={voter} />
    ),
    [voter],
  );
  const showAll = () => write({ coin: null, own: null }, { push: true });
  const tools = <FlashTools choice={choice} owned={owned} reminder={reminder} />;

  if (params === null) return <NoOwnCoins tools={tools} onAll={showAll} />;
  return (
    <FlashBoard
      key={`${JSON.stringify(choice)} ${language}`}
      choice={choice}
      params={params}
      language={language}
      onAll={showAll}
      votesOf={votesOf}
      commentsOf={commentsOf}
      onFresh={reminder.notify}
      tools={tools}
    />
  );
}
