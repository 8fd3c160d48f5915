import { liquidationPrice } from '@coinmirror/shared/indicators/leverage.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { Candle } from '../../ports/candles.ts';

/** The amount that would be liquidated near a price, USD. */
export interface LiquidationLevel {
  readonly price: number;
  readonly long: number;
  readonly short: number;
}

/** Leverages, and the fraction of positions opened with each. Most open positions have low leverage. */
const LEVERAGES = [
  [5, 0.34],
  [10, 0.3],
  [25, 0.2],
  [50, 0.11],
  [100, 0.05],
] as const;
/** Range of the map on each side of the price, and its number of steps. */
const REACH = 0.12;
const STEPS = 24;
/** Half of the new positions are closed again within this many hours. */
const HALF_LIFE = 60;

/**
 * Estimates where open positions would be liquidated. The open interest (USD) was opened at the prices of the last
 * hours, weighted by volume and recency, with a typical mix of leverages; levels that the price has reached since are
 * gone. Longs lie below the price, shorts above; both sides together never exceed the open interest of both. `hours`
 * are hourly candles, oldest first.
 */
export function liquidationMap(
  hours: readonly Candle[],
  price: number,
  openInterest: number,
): readonly LiquidationLevel[] {
  const step = (price * REACH) / STEPS;
  const levels = Array.from({ length: 2 * STEPS }, (_, at) => ({
    price: price + (at - STEPS + 0.5) * step,
    long: 0,
    short: 0,
  }));
  const last = hours.at(-1)?.time ?? 0;
  const weights = hours.map(({ turnover, time }) => turnover * 0.5 ** ((last - time) / HOUR / HALF_LIFE));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(whole > 0)) return levels;
  const [lows, highs] = [lowsSince(hours), highsSince(hours)];
  hours.forEach(({ open, close }, at) => {
    const entry = (open + close) / 2;
    for (const [leverage, part] of LEVERAGES) {
      const usd = (openInterest * part * (weights[at] ?? 0)) / whole;
      for (const side of ['long', 'short'] as const) {
        const forced = liquidationPrice(side, entry, leverage) ?? 0;
        const isGone = side === 'long' ? (lows[at] ?? 0) <= forced : (highs[at] ?? 0) >= forced;
        const level = levels[Math.floor((forced - price) / step) + STEPS];
        if (level && !isGone) level[side] += usd;
      }
    }
  });
  return levels.map((level) => ({ ...level, long: Math.round(level.long), short: Math.round(level.short) }));
}

/** The lowest price from each hour on, that hour included. */
function lowsSince(hours: readonly Candle[]): readonly number[] {
  let lowest = Number.POSITIVE_INFINITY;
  return hours
    .toReversed()
    .map(({ low }) => {
      lowest = Math.min(lowest, low);
      return lowest;
    })
    .toReversed();
}

function highsSince(hours: readonly Candle[]): readonly number[] {
  let highest = 0;
  return hours
    .toReversed()
    .map(({ high }) => {
      highest = Math.max(highest, high);
      return highest;
    })
    .toReversed();
}
