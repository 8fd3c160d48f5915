import type { IndicatorDay, PricedDay } from './indicatorDay.ts';

const DAYS = 60;

/**
 * 江卓尔 60 日累计涨幅: the sum of the last 60 daily changes (close − open) ÷ open, in %; not the change over 60 days. `days`
 * are daily candles, oldest first. null with fewer than 60.
 */
export function sixtyDaySum(
  days: readonly { readonly open: number; readonly close: number }[],
): number | null {
  if (days.length < DAYS) return null;
  return days.slice(-DAYS).reduce((sum, { open, close }) => sum + ((close - open) / open) * 100, 0);
}

/** The same for every day with 60 days of history, oldest first; one pass. */
export function sixtyDaySums(
  days: readonly { readonly open: number; readonly close: number }[],
): readonly number[] {
  const changes = days.map(({ open, close }) => ((close - open) / open) * 100);
  return changes
    .slice(DAYS - 1)
    .map((_, i) => changes.slice(i, i + DAYS).reduce((sum, change) => sum + change, 0));
}

/** The sum of every day with 59 days before it, with that day's close; oldest first. */
export function sixtyDaySeries(days: readonly PricedDay[]): readonly IndicatorDay[] {
  const sums = sixtyDaySums(days);
  return days.slice(DAYS - 1).map(({ time, close }, at) => ({
    time,
    value: sums[at] ?? null,
    price: close,
    lines: [],
  }));
}
