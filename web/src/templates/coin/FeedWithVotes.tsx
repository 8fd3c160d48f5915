import type { FeedItem } from '@coinmirror/shared/contract/coin/events.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { excerpt } from '@coinmirror/shared/format/excerpt.ts';
import { useCallback } from 'react';
import type { FeedChoice } from '#features/coins/detail/feed/FeedChips.tsx';
import { FeedPanel, type TranslatedFeed } from '#features/coins/detail/feed/FeedPanel.tsx';
import { Translatable } from '#features/news/translation/Translatable.tsx';
import { ItemVotes } from '#features/votes/ItemVotes.tsx';
import { useVisitor } from '#templates/visitor/useVisitor.ts';

export interface FeedWithVotesProps {
  readonly detail: CoinDetail;
  readonly type: FeedChoice;
}

/** A translation is not truncated: it replaces the excerpt of an article. */
const SHOWN = 110;

const translated: TranslatedFeed = (item, draw) => {
  const { newsId: id, title, content, language } = item;
  if (id === null || language !== 'en') return draw(item, null);
  const words = { id, title, summary: content, blocks: [], language };
  return (
    <Translatable item={words}>
      {(reported, tool) =>
        draw(
          { title: reported.title, content: excerpt(reported.summary, SHOWN), language: reported.language },
          tool,
        )
      }
    </Translatable>
  );
};

/** A coin's feed, each item with votes of 利好 and 利空. */
export function FeedWithVotes({ detail: { code, quote }, type }: FeedWithVotesProps) {
  const voter = useVisitor();
  const votesOf = useCallback(
    ({ id, title }: FeedItem) => <ItemVotes code={code} item={id} title={title} voter={voter} />,
    [code, voter],
  );
  return <FeedPanel code={code} price={quote.price} type={type} votesOf={votesOf} translated={translated} />;
}
