import type { IndicatorDay } from './indicatorDay.ts';

const DAY = 86_400_000;

/** A period after a day, and the price change in it. */
interface Aftermath {
  readonly days: number;
  /** %; null while the period has not passed. */
  readonly change: number | null;
}

/** An indicator's value on a day, and the price change since. */
export interface LookBack {
  readonly day: IndicatorDay;
  readonly after: readonly Aftermath[];
  /** % from that day's close to the last price; null if either is unknown. */
  readonly sinceThen: number | null;
  /** The lowest and the highest daily close since, relative to that day's, %; null without a later day. */
  readonly worst: number | null;
  readonly best: number | null;
}

const STRETCHES = [7, 30, 90, 365];

/**
 * The day of an instant (epoch ms), or the last one before it in a gap, and the time after it. `days` are oldest first,
 * each with its closing time. null before the first day and without days.
 */
export function lookBack(days: readonly IndicatorDay[], time: number): LookBack | null {
  const after = days.findIndex((day) => day.time >= time);
  const at = after < 0 ? days.length - 1 : after;
  const first = days[0];
  const day = days[at];
  if (day === undefined || first === undefined || time <= first.time - DAY) return null;
  const change = (price: number | null | undefined) =>
    price && day.price ? (price / day.price - 1) * 100 : null;
  const later = days.slice(at + 1).flatMap(({ price }) => change(price) ?? []);
  return {
    day,
    after: STRETCHES.map((stretch) => ({ days: stretch, change: change(days[at + stretch]?.price) })),
    sinceThen: at === days.length - 1 ? null : change(days.at(-1)?.price),
    worst: later.length === 0 ? null : later.reduce((least, one) => Math.min(least, one)),
    best: later.length === 0 ? null : later.reduce((most, one) => Math.max(most, one)),
  };
}
