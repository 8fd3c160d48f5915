import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { FeedItem } from '@coinmirror/shared/contract/coin/events.ts';
import { useEffect, useState } from 'react';
import { useLazyCalendarListQuery } from '#api/endpoints/calendar.ts';
import { useLazyCoinFeedQuery } from '#api/endpoints/coinEvents.ts';
import { chartEvents, type KlineEvent } from './chartEvents.ts';

/** What is asked for: news fill pages by the day, milestones and notices do not in years. */
const PAGES = [
  { type: 'flash', page: 1 },
  { type: 'flash', page: 2 },
  { type: 'flash', page: 3 },
  { type: 'notice', page: 1 },
  { type: 'event', page: 1 },
] as const;
const PER_PAGE = 100;

/** The events around a coin, oldest first; those that could not be loaded are left out, and asked for again each minute. */
export function useChartEvents(coinCode: string): readonly KlineEvent[] {
  const [loadFeed] = useLazyCoinFeedQuery();
  const [loadCalendar] = useLazyCalendarListQuery();
  const [shown, setShown] = useState<{ coinCode: string; events: readonly KlineEvent[] } | null>(null);
  useEffect(() => {
    let isGone = false;
    async function load() {
      const feed = PAGES.map(async ({ type, page }): Promise<readonly FeedItem[]> => {
        const { data } = await loadFeed({ coincode: coinCode, type, page, per_page: PER_PAGE });
        return data?.value.rows ?? [];
      });
      const calendar = loadCalendar({ span: 'coin', coincode: coinCode });
      const [rows, { data }] = await Promise.all([Promise.all(feed), calendar]);
      if (isGone) return;
      const events = chartEvents(coinCode, rows.flat(), data?.value.events ?? []);
      // The marks stay as they are where nothing new happened.
      setShown((before) =>
        before?.coinCode === coinCode && idsOf(before.events) === idsOf(events)
          ? before
          : { coinCode, events },
      );
    }
    void load();
    const timer = setInterval(() => !document.hidden && void load(), POLL_NORMAL);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [loadFeed, loadCalendar, coinCode]);
  return shown?.coinCode === coinCode ? shown.events : NONE;
}

const idsOf = (events: readonly KlineEvent[]) => events.map(({ id }) => id).join(' ');
const NONE: readonly KlineEvent[] = [];
