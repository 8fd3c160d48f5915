import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { NewsItem } from '../../ports/news.ts';
import { ifConnected } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';

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

/**
 * The same for items, each of its coins at the instant that it quotes: one question a coin, whatever the number of items.
 * Prices that have no source are null.
 */
export async function pricesOfItems(
  items: readonly Pick<NewsItem, 'coins' | 'quotedAt' | 'time'>[],
  { candles }: Pick<Sources, 'candles'>,
): Promise<readonly (readonly (number | null)[])[]> {
  const timesOf = new Map<string, Set<number>>();
  for (const item of items) {
    for (const code of item.coins) {
      const times = timesOf.get(code) ?? new Set<number>();
      timesOf.set(code, times.add(quotedAtOf(item)));
    }
  }
  const prices = new Map(
    await Promise.all(
      [...timesOf].map(async ([code, set]) => {
        const times = [...set];
        const then = await ifConnected(() => candles.prices(code, times));
        return [code, new Map(times.map((time, at) => [time, then?.[at] ?? null]))] as const;
      }),
    ),
  );
  return items.map((item) => item.coins.map((code) => prices.get(code)?.get(quotedAtOf(item)) ?? null));
}

/** The instant whose prices an item states, epoch ms. */
export function quotedAtOf({ quotedAt, time }: Pick<NewsItem, 'quotedAt' | 'time'>): number {
  return Math.min(quotedAt, time);
}

/** The beginning of the minute of `time` (epoch ms), for texts that state no price. */
export function minuteOf(time: number): number {
  return Math.floor(time / MINUTE) * MINUTE;
}
