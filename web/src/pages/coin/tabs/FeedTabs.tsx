import { EventsPanel } from '#features/coinDetail/events/EventsPanel.tsx';
import { FeedPanel } from '#features/coinDetail/feed/FeedPanel.tsx';
import type { CoinTabProps } from './CoinTabs.tsx';

/** 资讯: what the market said of the coin. */
export function NewsTab({ detail: { code, quote } }: CoinTabProps) {
  return <FeedPanel code={code} price={quote.price} type="flash" />;
}

/** 公告: what exchanges announced of the coin. */
export function NoticeTab({ detail: { code, quote } }: CoinTabProps) {
  return <FeedPanel code={code} price={quote.price} type="notice" />;
}

/** 动态: everything at once. */
export function DynamicTab({ detail: { code, quote } }: CoinTabProps) {
  return <FeedPanel code={code} price={quote.price} type="all" />;
}

/** 大事记: the milestones. */
export function EventTab({ detail: { code, quote } }: CoinTabProps) {
  return <EventsPanel code={code} price={quote.price} />;
}
