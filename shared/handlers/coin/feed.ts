import type { FeedType } from '@coinmirror/shared/contract/coin/events.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { Sources } from '../ports/sources.ts';
import { bigEventsOf } from './bigEvents.ts';
import type { Coin } from './book.ts';
import { flows } from './feedFlows.ts';
import { MONTH_DAYS, marketNews } from './feedMarket.ts';
import { newsroomEntries, noticeEntries } from './feedNews.ts';

/** An event around a coin. */
export interface FeedEntry {
  readonly id: string;
  readonly type: FeedType;
  readonly time: number;
  readonly title: string;
  readonly content: string;
  readonly author: string;
  /** USD when it happened; undefined: the price of the minute of publication. */
  readonly price: number | null | undefined;
  /** Its own page on this site, if any. */
  readonly url?: string;
  /** Whether there is a text besides the headline. */
  readonly isArticle?: boolean;
  /** Language, if not Chinese. */
  readonly language?: 'en';
}

/** Length of the feed, days. */
const REACH = 60;

/**
 * A coin's feed, newest first: news and exchange notices, transfers of large addresses, milestones. For a coin without
 * news coverage, unusual days, new highs and lows and unusual volume come from the market.
 */
export async function feedOf(coin: Coin, sources: Sources): Promise<readonly FeedEntry[]> {
  const { code, launchedAt } = coin.facts;
  const since = beijingMidnight(sources.clock.now()) - REACH * DAY;
  const hours = await sources.candles.list({
    code,
    periodMinutes: 60,
    end: sources.clock.now(),
    limit: (REACH + 1) * 24,
  });
  const priceAt = (time: number) => hours.findLast((hour) => hour.time + HOUR <= time)?.close ?? null;
  const written = await newsroomEntries(code, since, sources);
  const entries = [
    ...(written.length > 0 ? written : await ownNews(coin, sources)),
    ...(await noticeEntries(code, since, sources)),
    ...(await flows(coin, since, sources.clock.now(), priceAt, sources)),
  ].filter(({ time }) => time >= Math.max(since, launchedAt) && time <= sources.clock.now());
  return [...entries, ...(await milestones(coin, sources))].sort((a, b) => b.time - a.time);
}

/** The price shown with an entry: its own, else that of its minute. */
export async function priceOf(entry: FeedEntry, code: string, sources: Sources): Promise<number | null> {
  if (entry.price !== undefined) return entry.price;
  const end = Math.floor(entry.time / MINUTE) * MINUTE;
  const [minute] = await sources.candles.list({ code, periodMinutes: 1, end, limit: 1 });
  return minute?.close ?? null;
}

async function ownNews(coin: Coin, sources: Sources): Promise<readonly FeedEntry[]> {
  const days = await sources.candles.list({
    code: coin.facts.code,
    periodMinutes: 1440,
    end: sources.clock.now(),
    limit: REACH + MONTH_DAYS,
  });
  return marketNews(coin, days, sources.clock.now());
}

async function milestones(coin: Coin, sources: Sources): Promise<readonly FeedEntry[]> {
  const events = await bigEventsOf(coin, sources);
  return events.map((event) => ({
    id: `event-${event.time}-${keyOf(event.title, 0)}`,
    type: 'event',
    time: event.time,
    title: event.title,
    content: '',
    author: event.source,
    price: event.price,
  }));
}
