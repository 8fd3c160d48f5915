import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { NewsItem } from '../ports/news.ts';
import type { Sources } from '../ports/sources.ts';

/**
 * What every change "since then" is measured from: USD prices of coins at the instant `at` (epoch ms), in the order of
 * the codes; null before a coin's listing. Flashes, articles, notices and a coin's feed all read them here, so a price
 * that a text states for an instant is the base of the change beside it.
 */
export function pricesThen(
  codes: readonly string[],
  at: number,
  { candles }: Pick<Sources, 'candles'>,
): Promise<readonly (number | null)[]> {
  return Promise.all(codes.map(async (code) => (await candles.prices(code, [at]))[0] ?? null));
}

/** The instant whose prices an item states, epoch ms. */
export function quotedAtOf({ quotedAt, time }: Pick<NewsItem, 'quotedAt' | 'time'>): number {
  return Math.min(quotedAt, time);
}

/** The beginning of the minute of `time` (epoch ms), for texts that state no price. */
export function minuteOf(time: number): number {
  return Math.floor(time / MINUTE) * MINUTE;
}
