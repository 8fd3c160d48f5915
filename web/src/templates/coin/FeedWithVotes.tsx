import type { FeedItem } from '@coinmirror/shared/contract/coin/events.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { useCallback } from 'react';
import type { FeedChoice } from '#features/coins/detail/feed/FeedChips.tsx';
import { FeedPanel } from '#features/coins/detail/feed/FeedPanel.tsx';
import { ItemVotes } from '#features/votes/ItemVotes.tsx';
import { useVisitor } from '#templates/visitor/useVisitor.ts';

export interface FeedWithVotesProps {
  readonly detail: CoinDetail;
  readonly type: FeedChoice;
}

/** What happened around a coin, each item with the 利好 and 利空 of its readers. */
export function FeedWithVotes({ detail: { code, quote }, type }: FeedWithVotesProps) {
  const voter = useVisitor();
  const votesOf = useCallback(
    ({ id, title }: FeedItem) => <ItemVotes code={code} item={id} title={title} voter={voter} />,
    [code, voter],
  );
  return <FeedPanel code={code} price={quote.price} type={type} votesOf={votesOf} />;
}
