import { logReturns } from './correlation.ts';
import { deviation, mean } from './mean.ts';

/** The six components, each 0 (fear) to 100 (greed); their weights follow alternative.me. */
export interface FearGreedParts {
  readonly volatility: number;
  readonly volume: number;
  readonly social: number;
  readonly survey: number;
  readonly dominance: number;
  readonly trend: number;
}

export const FEAR_GREED_WEIGHTS: Readonly<Record<keyof FearGreedParts, number>> = {
  volatility: 0.25,
  volume: 0.25,
  social: 0.15,
  survey: 0.15,
  dominance: 0.1,
  trend: 0.1,
};

/** The index, 0 to 100, whole: weighted mean of its components. */
export function fearGreedIndex(parts: FearGreedParts): number {
  const { volatility, volume, social, survey, dominance, trend } = parts;
  const sum =
    FEAR_GREED_WEIGHTS.volatility * volatility +
    FEAR_GREED_WEIGHTS.volume * volume +
    FEAR_GREED_WEIGHTS.social * social +
    FEAR_GREED_WEIGHTS.survey * survey +
    FEAR_GREED_WEIGHTS.dominance * dominance +
    FEAR_GREED_WEIGHTS.trend * trend;
  return Math.round(Math.min(100, Math.max(0, sum)));
}

export type FearGreedBand = '极度恐惧' | '恐惧' | '贪婪' | '极度贪婪';

/** The reading of a value: 0–24, 25–49, 50–74, 75–100. */
export function fearGreedBand(value: number): FearGreedBand {
  if (value < 25) return '极度恐惧';
  if (value < 50) return '恐惧';
  return value < 75 ? '贪婪' : '极度贪婪';
}

/** 30-day volatility against that of 90 days: calm markets are greedy, above all when they rise. */
export function volatilityPart(closes: readonly number[]): number {
  const short = deviation(logReturns(closes.slice(-31))) ?? 0;
  const long = deviation(logReturns(closes.slice(-91))) ?? 0;
  const rise = direction(closes, 30);
  return part(long > 0 ? 1.2 * (1 - short / long) + 0.9 * rise : 0);
}

/** 7-day volume against that of 30 days, with the direction of the week: a busy rise is greedy, a busy fall afraid. */
export function volumePart(closes: readonly number[], volumes: readonly number[]): number {
  const week = mean(volumes.slice(-7)) ?? 0;
  const month = mean(volumes.slice(-30)) ?? 0;
  const busy = month > 0 ? Math.max(0.3, week / month) : 1;
  return part(direction(closes, 7) * busy + 0.6 * direction(closes, 30));
}

/** Price against its mean of 200 days. */
export function trendPart(closes: readonly number[]): number {
  const middle = mean(closes.slice(-200));
  const price = closes.at(-1);
  return part(middle && price ? Math.log(price / middle) * 3.2 : 0);
}

/** Bitcoin's share of the market value against a month ago, both in %: money that flees to Bitcoin is afraid. */
export function dominancePart(now: number, monthAgo: number): number {
  return part((monthAgo - now) * 0.35);
}

/** How far the price came in some days, in deviations of that long: stands for what is not known otherwise. */
export function momentumPart(closes: readonly number[], days: number): number {
  return part(direction(closes, days));
}

/** Any number to 0 … 100, 0 to 50. */
function part(value: number): number {
  return 100 / (1 + Math.exp(-1.7 * value));
}

/** Change over `days` in deviations of that long. */
function direction(closes: readonly number[], days: number): number {
  const now = closes.at(-1);
  const then = closes.at(-1 - days) ?? closes[0];
  const spread = (deviation(logReturns(closes.slice(-91))) ?? 0) * Math.sqrt(days);
  return now && then && spread > 0 ? Math.log(now / then) / spread : 0;
}
