import { fieldsOf, formatDate } from '../format/time.ts';
import { beijingMidnight } from '../time/midnight.ts';
import { BEIJING, DAY } from '../time/units.ts';

/** Beijing midnight at which the week of a day begins: Monday (epoch ms). */
export function weekStart(day: number): number {
  const { weekday } = fieldsOf(day);
  return beijingMidnight(day) - ((weekday + 6) % 7) * DAY;
}

/** What is left of seven days in Beijing from today on, [now, end), epoch ms: 未来 7 天 on every page. */
export function sevenDaysFrom(now: number): readonly [from: number, to: number] {
  return [now, beijingMidnight(now) + 7 * DAY];
}

/** Beijing midnight at which a day's month begins, or the month `later` months on (epoch ms). */
export function monthStart(day: number, later = 0): number {
  const date = new Date(day + BEIJING);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1) - BEIJING;
}

/** `2026-11-23` → midnight in Beijing, epoch ms; null for a day that does not exist. */
export function dayOfText(text: string): number | null {
  const time = Date.parse(`${text}T00:00:00+08:00`);
  return Number.isNaN(time) || formatDate(time) !== text ? null : time;
}
