import { EventsPanel } from '#features/coins/detail/events/EventsPanel.tsx';
import { FeedWithVotes } from '#templates/coin/FeedWithVotes.tsx';
import type { CoinTabProps } from './CoinContentPart.tsx';

/** 资讯: news about the coin. */
export function NewsTab({ detail }: CoinTabProps) {
  return <FeedWithVotes detail={detail} type="flash" />;
}

/** 公告: exchanges' notices about the coin. */
export function NoticeTab({ detail }: CoinTabProps) {
  return <FeedWithVotes detail={detail} type="notice" />;
}

/** 动态: all of these. */
export function DynamicTab({ detail }: CoinTabProps) {
  return <FeedWithVotes detail={detail} type="all" />;
}

/** 大事记: the milestones. */
export function EventTab({ detail: { code, quote } }: CoinTabProps) {
  return <EventsPanel code={code} price={quote.price} />;
}
