import {
  fearGreedIndex,
  momentumPart,
  trendPart,
  volatilityPart,
  volumePart,
} from '../indicators/fearGreed.ts';
import type { Candle } from './source.ts';

/** Days that one reading is the mean of: a single day does not throw the market's mood over. */
const SMOOTHED = 7;
/** Days of candles before the first day that can be valued. */
export const FEAR_GREED_WARMUP = 200;

/**
 * The fear and greed index of the last day in `days` (Bitcoin's daily candles, oldest first), 0 to 100: the mean of
 * its last days' readings.
 */
export function fearGreedOf(days: readonly Candle[]): number {
  const readings = Array.from({ length: SMOOTHED }, (_, back) =>
    readingOf(days.slice(0, days.length - back)),
  );
  return Math.round(readings.reduce((sum, reading) => sum + reading, 0) / SMOOTHED);
}

/**
 * One day's reading. The market holds no social posts and no survey, and its days know Bitcoin alone: those two stand
 * on the way of one and of two weeks, and dominance on that of sixty days.
 */
function readingOf(days: readonly Candle[]): number {
  const closes = days.map((day) => day.close);
  const volumes = days.map((day) => day.turnover);
  return fearGreedIndex({
    volatility: volatilityPart(closes),
    volume: volumePart(closes, volumes),
    social: momentumPart(closes, 7),
    survey: momentumPart(closes, 14),
    dominance: momentumPart(closes, 60),
    trend: trendPart(closes),
  });
}
