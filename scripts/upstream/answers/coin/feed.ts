import type { FeedType } from '@coinmirror/shared/contract/coin/events.ts';
import type { NewsLanguage } from '@coinmirror/shared/contract/news/sections.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { Sources } from '../../ports/sources.ts';
import { bigEventsOf } from '../events/bigEvents.ts';
import type { Coin } from '../indexes/coins.ts';
import { pricesThen } from '../newsArchive/quotedPrices.ts';
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
  /** The instant whose price is shown with it, epoch ms. */
  readonly quotedAt: number;
  /** USD shown instead of the price of that instant; null: none is shown. */
  readonly price?: number | null;
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
export async function feedOf(
  coin: Coin,
  language: NewsLanguage,
  sources: Sources,
): Promise<readonly FeedEntry[]> {
  const { code, launchedAt } = coin.facts;
  const since = beijingMidnight(sources.clock.now()) - REACH * DAY;
  const written = await newsroomEntries(code, language, since, sources);
  const entries = [
    ...(written.length > 0 ? written : await ownNews(coin, sources)),
    ...(await noticeEntries(code, since, sources)),
    ...(await flows(coin, since, sources.clock.now(), sources)),
  ].filter(({ time }) => time >= Math.max(since, launchedAt) && time <= sources.clock.now());
  return [...entries, ...(await milestones(coin, sources))].sort((a, b) => b.time - a.time);
}

/** The price shown with an entry: its own, else that of the instant it quotes. */
export async function priceOf(entry: FeedEntry, code: string, sources: Sources): Promise<number | null> {
  if (entry.price !== undefined) return entry.price;
  const [then = null] = await pricesThen([code], entry.quotedAt, sources);
  return then;
}

async function ownNews(coin: Coin, sources: Sources): Promise<readonly FeedEntry[]> {
  const days = await sources.candles.list({
    code: coin.facts.code,
    periodMinutes: 1440,
    end: sources.clock.now(),
    limit: REACH + MONTH_DAYS,
  });
  const isPair = (await sources.candles.countedPair(coin.facts.code)) !== null;
  return marketNews(coin, days, { now: sources.clock.now(), isPair });
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
    quotedAt: event.time,
    price: event.price,
  }));
}
