import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { flashKindOf } from '@coinmirror/shared/pages/newsTabs.ts';
import { Suspense, useCallback } from 'react';
import { FlashBoard } from '#features/news/flash/FlashBoard.tsx';
import { FlashFilter } from '#features/news/flash/FlashFilter.tsx';
import { FlashFollow } from '#features/news/flash/FlashFollow.tsx';
import { useFlashReminder } from '#features/news/flash/useFlashReminder.ts';
import { LanguageToggle } from '#features/news/language/LanguageToggle.tsx';
import { useNewsLanguage } from '#features/news/language/useNewsLanguage.ts';
import { ItemVotes } from '#features/votes/ItemVotes.tsx';
import { FeedLinks } from '#templates/article/FeedLinks.tsx';
import { useVisitor } from '#templates/visitor/useVisitor.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

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

/** The flashes with their filter in the address, their votes and their reminder. */
export function FlashView() {
  const [params, write] = useUrlParams();
  const kind = flashKindOf(params.get('kind'));
  const [language, setLanguage] = useNewsLanguage();
  const voter = useVisitor();
  const reminder = useFlashReminder();
  const votesOf = useCallback(
    ({ id, title }: NewsItem) => (
      <ItemVotes code={FLASH_VOTES} item={String(id)} title={title} voter={voter} />
    ),
    [voter],
  );

  return (
    <FlashBoard
      key={`${kind} ${language}`}
      kind={kind}
      language={language}
      votesOf={votesOf}
      commentsOf={commentsOf}
      onFresh={reminder.notify}
      tools={
        <>
          <FlashFilter
            kind={kind}
            onChange={(next) => write({ kind: next === 'all' ? null : next }, { push: true })}
          />
          <LanguageToggle language={language} onChange={setLanguage} />
          <FlashFollow reminder={reminder}>
            <FeedLinks subject={{ kind: 'section', code: 'flash' }} />
          </FlashFollow>
        </>
      }
    />
  );
}
