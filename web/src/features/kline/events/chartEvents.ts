import { CALENDAR_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import type { CalendarItem } from '@coinmirror/shared/contract/calendar.ts';
import type { FeedItem, FeedType } from '@coinmirror/shared/contract/coin/events.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { ChartEvent } from '#charts/kline/events/eventMarks.ts';

/** An event around a coin, as a chart marks it and its card lists it. */
export interface KlineEvent extends ChartEvent {
  readonly kind: string;
  readonly title: string;
  /** Path of its page on this site. */
  readonly href: string;
}

/** What people write is left out: it names a coin all day long. */
const FEED_LABELS: Readonly<Record<Exclude<FeedType, 'tweet'>, string>> = {
  flash: '快讯',
  notice: '公告',
  event: '大事',
};

/** News, notices, milestones and calendar events of a coin, oldest first, each once. */
export function chartEvents(
  coinCode: string,
  feed: readonly FeedItem[],
  calendar: readonly CalendarItem[],
): readonly KlineEvent[] {
  const told = feed.flatMap(({ id, type, title, time, path }): KlineEvent[] => {
    if (type === 'tweet') return [];
    const kind = FEED_LABELS[type];
    const href = path || hrefTo('coinFeed', { coinCode });
    return [{ id: `feed-${id}`, time, kind, sign: kind.slice(0, 1), title, href }];
  });
  const dated = calendar.map(({ id, type, title, time }): KlineEvent => {
    const kind = CALENDAR_LABELS[type];
    return {
      id: `calendar-${id}`,
      time,
      kind,
      sign: kind.slice(0, 1),
      title,
      href: hrefTo('calendarCoin', { coinCode }),
    };
  });
  const byId = new Map([...told, ...dated].map((event) => [event.id, event]));
  return [...byId.values()].sort((a, b) => a.time - b.time);
}
