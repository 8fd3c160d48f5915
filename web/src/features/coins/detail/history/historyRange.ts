import { formatDate } from '@coinmirror/shared/format/time.ts';

const DAY = 86_400_000;

/** A range of days by its first and last, `2026-11-20` in Beijing; '' is open. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const WRITTEN = /^(19|20)\d{2}-\d{2}-\d{2}$/;

/** Whether the text is an existing date: 2026-02-30 is not. */
function isDay(text: string): boolean {
  return WRITTEN.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;
}

/** The days in the address (`from`, `to`); an invalid one is open. Swapped when in the wrong order. */
function readDayRange(search: URLSearchParams): DayRange {
  const read = (name: string) => {
    const text = search.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const [from, to] = [read('from'), read('to')];
  return from !== '' && to !== '' && from > to ? { from: to, to: from } : { from, to };
}

/** Which ends in the address are not valid dates; an empty end is open on purpose. */
export function unreadEnds(search: URLSearchParams): readonly (keyof DayRange)[] {
  return (['from', 'to'] as const).filter((end) => search.get(end) && !isDay(search.get(end) ?? ''));
}

/** The last `days` days up to now; null: all of them. */
export function lastDays(days: number | null, now: number): DayRange {
  return days === null ? { from: '', to: '' } : { from: formatDate(now - (days - 1) * DAY), to: '' };
}

/** Days shown by default. */
const FIRST_DAYS = 60;

/** The days in the address; by default the last two months up to `now`. */
export function shownDays(search: URLSearchParams, now: number): DayRange {
  return search.has('from') || search.has('to') ? readDayRange(search) : lastDays(FIRST_DAYS, now);
}

/** A day in the wire's format: 20261120. */
export function wireDay(day: string): string {
  return day.replaceAll('-', '');
}
