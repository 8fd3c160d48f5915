import type { IndicatorDay, PricedDay } from './indicatorDay.ts';
import { harmonicMean } from './mean.ts';

const DAY = 86_400_000;
/** Bitcoin's first block, from which its age is counted. */
const GENESIS = Date.UTC(2009, 0, 3);
/** Days of the moving average cost. */
const AHR999_DAYS = 200;

/** Whole days since Bitcoin's first block at an instant (epoch ms), UTC. */
export function bitcoinAge(time: number): number {
  return Math.floor((time - GENESIS) / DAY);
}

/**
 * Bitcoin's fitted price in USD at an instant (epoch ms): 10^(5.84·log10(age) − 17.01), age in whole days since
 * 2009-01-03 (ahr999's regression). null on the first day and before.
 */
export function fittedPrice(time: number): number | null {
  const age = bitcoinAge(time);
  return age > 0 ? 10 ** (5.84 * Math.log10(age) - 17.01) : null;
}

/**
 * D200, the 200-day cost: what a coin cost who spent the same amount on each of the last 200 days, which is the
 * harmonic mean of their closes. null with fewer closes.
 */
export function cost200(closes: readonly number[]): number | null {
  return closes.length < AHR999_DAYS ? null : harmonicMean(closes.slice(-AHR999_DAYS));
}

/**
 * ahr999 = (price ÷ D200) × (price ÷ fitted price). null if an input is missing or not positive. Captured sample of
 * 2025-03-21: price 83931.04, D200 81624.25, fit 104902.81 → 0.8226; the source truncates decimals.
 */
export function ahr999(price: number, d200: number | null, fit: number | null): number | null {
  return d200 !== null && fit !== null && d200 > 0 && fit > 0 ? (price / d200) * (price / fit) : null;
}

/** Price at which ahr999 would be `threshold`: sqrt(threshold × D200 × fit). null if an input is not positive. */
export function ahr999Price(threshold: number, d200: number | null, fit: number | null): number | null {
  return d200 !== null && fit !== null && d200 > 0 && fit > 0 ? Math.sqrt(threshold * d200 * fit) : null;
}

/**
 * ahr999 of every day with 199 days before it, oldest first; its lines are the fitted price and D200. `days` are daily
 * closes in USD, oldest first and without gaps, all positive. One pass.
 */
export function ahr999Series(days: readonly Omit<PricedDay, 'open'>[]): readonly IndicatorDay[] {
  let inverses = 0;
  return days.flatMap(({ time, close }, at): IndicatorDay[] => {
    inverses += 1 / close;
    const gone = days[at - AHR999_DAYS];
    if (gone !== undefined) inverses -= 1 / gone.close;
    if (at < AHR999_DAYS - 1) return [];
    const d200 = AHR999_DAYS / inverses;
    const fit = fittedPrice(time);
    return [{ time, value: ahr999(close, d200, fit), price: close, lines: [fit, d200] }];
  });
}
