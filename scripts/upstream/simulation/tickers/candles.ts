import { nextOpening, openingOf, shiftOf } from '@coinmirror/shared/kline/openings.ts';
import type { Candle, CandleQuery } from '../../ports/candles.ts';
import type { Path } from '../path/path.ts';
import { priceOf } from '../path/price.ts';

/** Opening instants of the requested candles, oldest first, and the instant after the last. */
export function candleTimes(query: CandleQuery, birth: number, now: number): readonly number[] {
  const end = Math.min(query.end, now + 1);
  const shift = shiftOf(query.dayBoundary ?? 'utc8');
  const times: number[] = [];
  let begins = openingOf(end - 1, query.periodMinutes, shift);
  const first = openingOf(birth, query.periodMinutes, shift);
  while (times.length < query.limit && begins >= first) {
    times.push(begins);
    begins = openingOf(begins - 1, query.periodMinutes, shift);
  }
  return times.reverse();
}

/**
 * Candles of a path, oldest first. The first candle begins at the listing; the last one may still be open. Candles of
 * all periods divide the same path, so highs, lows, opens, closes and volumes add up exactly.
 */
export function candlesOf(path: Path, query: CandleQuery, now: number): readonly Candle[] {
  if (now < path.start) return [];
  const shift = shiftOf(query.dayBoundary ?? 'utc8');
  return candleTimes(query, path.start, now).map((opening) => {
    const from = Math.max(opening, path.start);
    const to = Math.min(nextOpening(opening, query.periodMinutes, shift), now);
    const range = path.range(from, to);
    return {
      time: opening,
      open: priceOf(path.levelAt(from)),
      high: priceOf(range.high),
      low: priceOf(range.low),
      close: priceOf(path.levelAt(to)),
      volume: coinsOf(range.coins, path.volume.coinUnit),
      turnover: range.usd,
    };
  });
}

/** Whole units of volume → coins. Dividing by a power of ten keeps decimals short. */
function coinsOf(units: number, coinUnit: number): number {
  return coinUnit < 1 ? units / Math.round(1 / coinUnit) : units * coinUnit;
}
