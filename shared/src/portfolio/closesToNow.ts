import { beijingDayStart } from '../format/beijingDay.ts';
import { formatDate } from '../format/time.ts';
import type { Quote } from './holdings.ts';
import type { DayClose } from './valueOverTime.ts';

/**
 * Closes whose last day, today, has the price of now, so that a line of days ends where a table of prices stands. A coin
 * without any close gets none: it would appear on the last day alone.
 */
export function closesToNow(
  closes: ReadonlyMap<string, readonly DayClose[]>,
  quotes: ReadonlyMap<string, Pick<Quote, 'price'>>,
  now: number,
): ReadonlyMap<string, readonly DayClose[]> {
  const today = beijingDayStart(formatDate(now)) ?? now;
  return new Map(
    [...closes].map(([code, days]) => {
      const price = quotes.get(code)?.price ?? null;
      if (price === null || days.length === 0) return [code, days];
      return [code, [...days.filter(({ time }) => time < today), { time: today, close: price }]];
    }),
  );
}
