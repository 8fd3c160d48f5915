import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';

/** Number of daily points. */
export const DAILY_DAYS = 365;
const FIRST_DAY = Date.UTC(2019, 0, 1);

/** The instants of a chart of many years until now: every day of the last year, weekly before. */
export function stableDaysUntil(now: number): readonly number[] {
  return thinned(daysBefore(now, Math.floor((now - FIRST_DAY) / DAY)));
}

/** Beijing midnights until now, oldest first, the last one now. */
export function daysBefore(now: number, count: number): number[] {
  const midnight = beijingMidnight(now);
  return [...Array.from({ length: count }, (_, at) => midnight - (count - 1 - at) * DAY), now];
}

function thinned(days: readonly number[]): readonly number[] {
  const recent = days.length - DAILY_DAYS;
  return days.filter((_, at) => at >= recent || (recent - at) % 7 === 0);
}
