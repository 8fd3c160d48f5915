import { logReturns } from './correlation.ts';
import type { IndicatorDay, PricedDay } from './indicatorDay.ts';
import { mean } from './mean.ts';

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

/** The band of a value: 0–24, 25–49, 50–74, 75–100. */
export function fearGreedBand(value: number): FearGreedBand {
  if (value < 25) return '极度恐惧';
  if (value < 50) return '恐惧';
  return value < 75 ? '贪婪' : '极度贪婪';
}

/** Past data for one day's components. */
export interface FearGreedPast {
  readonly close: number | undefined;
  /** The close that many days before; the first one if the history is shorter. */
  readonly closeAgo: (days: number) => number | undefined;
  /** Mean of the last 200 closes; null without any. */
  readonly middle: number | null;
  /** Mean volume of the last 7 and 30 days. */
  readonly week: number;
  readonly month: number;
  /** Standard deviation of the last 30 and 90 daily log returns; 0 without any. */
  readonly shortSpread: number;
  readonly longSpread: number;
}

/**
 * The past data of each day by index: closes and volumes oldest first. One pass for all, because there are thousands.
 */
export function fearGreedPasts(
  closes: readonly number[],
  volumes: readonly number[],
): (at: number) => FearGreedPast {
  const returns = logReturns(closes);
  const [price, volume, change] = [runningSums(closes), runningSums(volumes), runningSums(returns)];
  const square = runningSums(returns.map((one) => one * one));
  const spread = (end: number, count: number) =>
    Math.sqrt(Math.max(0, (meanOf(square, end, count) ?? 0) - (meanOf(change, end, count) ?? 0) ** 2));
  return (at) => ({
    close: closes[at],
    closeAgo: (days) => closes[Math.max(0, at - days)],
    middle: meanOf(price, at + 1, PAST_DAYS),
    week: meanOf(volume, at + 1, 7) ?? 0,
    month: meanOf(volume, at + 1, 30) ?? 0,
    shortSpread: spread(at, 30),
    longSpread: spread(at, 90),
  });
}

/** Prefix sums, with the total at the end. */
function runningSums(list: readonly number[]): Float64Array {
  const sums = new Float64Array(list.length + 1);
  list.forEach((value, at) => {
    sums[at + 1] = (sums[at] ?? 0) + value;
  });
  return sums;
}

/** Mean of the `count` values before an index, or of as many as there are; null without any. */
function meanOf(sums: Float64Array, end: number, count: number): number | null {
  const from = Math.max(0, end - count);
  return end > from ? ((sums[end] ?? 0) - (sums[from] ?? 0)) / (end - from) : null;
}

/** 30-day volatility relative to 90-day volatility: calm markets are greedy, especially when they rise. */
export function volatilityPart(past: FearGreedPast): number {
  const { shortSpread, longSpread } = past;
  const rise = direction(past, 30);
  return part(longSpread > 0 ? 1.2 * (1 - shortSpread / longSpread) + 0.9 * rise : 0);
}

/**
 * 7-day volume relative to 30-day volume, with the week's direction: high volume in a rise is greed, in a fall fear.
 */
export function volumePart(past: FearGreedPast): number {
  const busy = past.month > 0 ? Math.max(0.3, past.week / past.month) : 1;
  return part(direction(past, 7) * busy + 0.6 * direction(past, 30));
}

/** Price relative to its 200-day mean. */
export function trendPart({ middle, close }: FearGreedPast): number {
  return part(middle && close ? Math.log(close / middle) * 3.2 : 0);
}

/** Bitcoin's market share relative to a month ago, both in %: a flight to Bitcoin is fear. */
export function dominancePart(now: number, monthAgo: number): number {
  return part((monthAgo - now) * 0.35);
}

/** Price change over some days in standard deviations; a proxy for unavailable inputs. */
function momentumPart(past: FearGreedPast, days: number): number {
  return part(direction(past, days));
}

/** Maps any number to 0 … 100, 0 to 50. */
function part(value: number): number {
  return 100 / (1 + Math.exp(-1.7 * value));
}

/** Change over `days` in standard deviations of that period. */
function direction({ close, closeAgo, longSpread }: FearGreedPast, days: number): number {
  const then = closeAgo(days);
  const spread = longSpread * Math.sqrt(days);
  return close && then && spread > 0 ? Math.log(close / then) / spread : 0;
}

/**
 * Smoothing window in days, so that a single day does not flip the sentiment; and the weight of its last day, one of each
 * other: sentiment follows the day's news, and is no wave of a week.
 */
const SMOOTHED = 7;
const LAST_WEIGHT = 2.5;
/** Days of history needed by one raw value. */
const PAST_DAYS = 200;
/** Days up to and including the first with a value. */
export const FEAR_GREED_WARMUP = PAST_DAYS + SMOOTHED - 1;

/** A day of the coin the index is based on; volume in USD. */
type TradedDay = Pick<PricedDay, 'time' | 'close' | 'turnover'>;

/**
 * The fear and greed index of each day with enough history, 0 to 100: the mean of its last seven raw values, the day's own counted more. `days` are
 * Bitcoin's, oldest first and without gaps. Posts, survey and dominance of past days are unknown: price changes over
 * one week, two weeks and sixty days replace them.
 */
export function fearGreedSeries(days: readonly TradedDay[]): readonly IndicatorDay[] {
  const pastAt = fearGreedPasts(
    days.map(({ close }) => close),
    days.map(({ turnover }) => turnover ?? 0),
  );
  const scores = days.slice(PAST_DAYS - 1).map((_, at) => scoreOf(pastAt(at + PAST_DAYS - 1)));
  return days.slice(FEAR_GREED_WARMUP - 1).map(({ time, close }, at) => ({
    time,
    value: smoothed(scores.slice(at, at + SMOOTHED)),
    price: close,
    lines: [],
  }));
}

/** The weighted mean of some days' raw values, oldest first; whole. */
function smoothed(scores: readonly number[]): number {
  const last = scores.at(-1) ?? 0;
  const sum = (mean(scores) ?? 0) * scores.length + (LAST_WEIGHT - 1) * last;
  return Math.round(sum / (scores.length + LAST_WEIGHT - 1));
}

/** The index of the last day (needs `FEAR_GREED_WARMUP` days); neutral with fewer. */
export function fearGreedOf(days: readonly TradedDay[]): number {
  return fearGreedSeries(days.slice(-FEAR_GREED_WARMUP)).at(-1)?.value ?? 50;
}

/** One day's raw value, from its past data. */
function scoreOf(past: FearGreedPast): number {
  return fearGreedIndex({
    volatility: volatilityPart(past),
    volume: volumePart(past),
    social: momentumPart(past, 7),
    survey: momentumPart(past, 14),
    dominance: momentumPart(past, 60),
    trend: trendPart(past),
  });
}
