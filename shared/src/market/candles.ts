import type { Path } from './path.ts';
import { priceOf } from './price.ts';
import type { Candle, CandleQuery } from './source.ts';
import { BEIJING, DAY, MINUTE } from './time.ts';

const WEEK_MINUTES = 10_080;
const MONTH_MINUTES = 43_200;
/** 1970-01-05 was a Monday. */
const MONDAY = 4 * DAY;

/** Opening instants of the candles a query asks for, oldest first, and the instant after the last. */
function candleTimes(query: CandleQuery, birth: number, now: number): readonly number[] {
  const end = Math.min(query.end, now + 1);
  const shift = query.dayBoundary === 'utc0' ? 0 : BEIJING;
  const times: number[] = [];
  let begins = openingOf(end - 1, query.periodMinutes, shift);
  const first = openingOf(birth, query.periodMinutes, shift);
  while (times.length < query.limit && begins >= first) {
    times.push(begins);
    begins = openingOf(begins - 1, query.periodMinutes, shift);
  }
  return times.reverse();
}

/** Opening of the candle that holds an instant. `shift` moves midnight (ms east of UTC). */
function openingOf(time: number, periodMinutes: number, shift: number): number {
  if (periodMinutes === MONTH_MINUTES) {
    const local = new Date(time + shift);
    return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - shift;
  }
  if (periodMinutes === WEEK_MINUTES) {
    const length = WEEK_MINUTES * MINUTE;
    return Math.floor((time + shift - MONDAY) / length) * length + MONDAY - shift;
  }
  const length = periodMinutes * MINUTE;
  return Math.floor((time + shift) / length) * length - shift;
}

/** Opening of the candle after the one that opens at `opening`. */
export function nextOpening(opening: number, periodMinutes: number, shift: number): number {
  if (periodMinutes !== MONTH_MINUTES) return opening + periodMinutes * MINUTE;
  const local = new Date(opening + shift);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) - shift;
}

/**
 * Candles of a path, oldest first. The candle at the listing begins there; the last one may still be open.
 * Candles of every period cut the same path, so they add up: highs, lows, opens, closes and volumes exactly.
 */
export function candlesOf(path: Path, query: CandleQuery, now: number): readonly Candle[] {
  if (now < path.start) return [];
  const shift = query.dayBoundary === 'utc0' ? 0 : BEIJING;
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
export function coinsOf(units: number, coinUnit: number): number {
  return coinUnit < 1 ? units / Math.round(1 / coinUnit) : units * coinUnit;
}
