import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { flashKindOf } from '@coinmirror/shared/pages/newsTabs.ts';
import { Suspense, useCallback } from 'react';
import { FlashBoard } from '#features/news/flash/FlashBoard.tsx';
import { FlashFilter } from '#features/news/flash/FlashFilter.tsx';
import { FlashReminder } from '#features/news/flash/FlashReminder.tsx';
import { useFlashReminder } from '#features/news/flash/useFlashReminder.ts';
import { ItemVotes } from '#features/votes/ItemVotes.tsx';
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
      key={kind}
      kind={kind}
      votesOf={votesOf}
      commentsOf={commentsOf}
      onFresh={reminder.notify}
      tools={
        <>
          <FlashFilter
            kind={kind}
            onChange={(next) => write({ kind: next === 'all' ? null : next }, { push: true })}
          />
          <FlashReminder reminder={reminder} />
        </>
      }
    />
  );
}
