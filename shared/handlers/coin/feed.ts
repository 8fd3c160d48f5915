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

/** Something that happened around a coin. */
export interface FeedEntry {
  readonly id: string;
  readonly type: FeedType;
  readonly time: number;
  readonly title: string;
  readonly content: string;
  readonly author: string;
  /** USD when it happened; undefined for the price of the minute it was published in. */
  readonly price: number | null | undefined;
  /** Its own page on this site, where it has one. */
  readonly url?: string;
  /** More than a flash: there is a text behind the headline. */
  readonly isArticle?: boolean;
  /** What it is written in, where that is not Chinese. */
  readonly language?: 'en';
}

/** Days the feed reaches back. */
const REACH = 60;

/**
 * What there is to say of a coin, newest first: what the newsroom wrote and the exchanges announced, movements of
 * large addresses, milestones. Of a coin the newsroom does not follow, strong days, new highs and lows and unusual
 * volume are read off the market.
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

/** The price an entry is shown with: what it says itself, else that of its minute. */
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
