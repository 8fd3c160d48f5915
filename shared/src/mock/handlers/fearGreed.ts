import type { Candle } from '../source.ts';
import { deviation, logReturns, mean } from './statistics.ts';

/** Days of candles before the first day that can be valued. */
export const FEAR_GREED_WARMUP = 200;

/** Bands of PAGES A.10: 0–24, 25–49, 50–74, 75–100. */
export function fearGreedLabel(value: number): string {
  if (value < 25) return '极度恐惧';
  if (value < 50) return '恐惧';
  return value < 75 ? '贪婪' : '极度贪婪';
}

/**
 * The fear and greed index of the last day in `days` (Bitcoin's daily candles, oldest first), 0 to 100.
 * Weights follow alternative.me: volatility 25, volume and momentum 25, social 15, survey 15, dominance 10,
 * trend 10. The market holds no social posts and no survey, so those two stand on the returns of one and of two
 * weeks, and dominance on that of sixty days.
 */
export function fearGreedIndex(days: readonly Candle[]): number {
  const closes = days.map((day) => day.close);
  const volumes = days.map((day) => day.turnover);
  const price = closes.at(-1) ?? 0;
  const change = (span: number) => Math.log(price / (closes.at(-1 - span) ?? closes[0] ?? price));
  const returns = logReturns(closes);
  const calm = 1 - deviation(returns.slice(-30)) / (deviation(returns.slice(-90)) || 1);
  const busy = mean(volumes.slice(-7)) / (mean(volumes.slice(-30)) || 1) - 1;
  const score =
    0.25 * squash(calm * 4 + change(30) * 3) +
    0.25 * squash(change(30) * 8 + Math.sign(change(7)) * busy * 2) +
    0.15 * squash(change(7) * 16) +
    0.15 * squash(change(14) * 12) +
    0.1 * squash(change(60) * 5) +
    0.1 * squash((price / (mean(closes.slice(-200)) || price) - 1) * 5);
  return Math.round(score * 100);
}

/** Any number → 0 … 1, 0 → 0.5. */
function squash(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
