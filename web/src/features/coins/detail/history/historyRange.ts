import { formatDate } from '@coinmirror/shared/format/time.ts';

const DAY = 86_400_000;

/** A stretch of days by their first and last, `2026-11-20` in Beijing; '' is open. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const WRITTEN = /^(19|20)\d{2}-\d{2}-\d{2}$/;

/** Whether the text names a day that the calendar has: 2026-02-30 is none. */
function isDay(text: string): boolean {
  return WRITTEN.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;
}

/** The days an address names (`from`, `to`); what cannot be read is open. Turned round when they are the wrong way. */
function readDayRange(search: URLSearchParams): DayRange {
  const read = (name: string) => {
    const text = search.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const [from, to] = [read('from'), read('to')];
  return from !== '' && to !== '' && from > to ? { from: to, to: from } : { from, to };
}

/** Which ends the address gives in words that are no day; an end it leaves empty is open on purpose. */
export function unreadEnds(search: URLSearchParams): readonly (keyof DayRange)[] {
  return (['from', 'to'] as const).filter((end) => search.get(end) && !isDay(search.get(end) ?? ''));
}

/** The last `days` days up to now; null: all of them. */
export function lastDays(days: number | null, now: number): DayRange {
  return days === null ? { from: '', to: '' } : { from: formatDate(now - (days - 1) * DAY), to: '' };
}

/** Days shown while the address names none. */
const FIRST_DAYS = 60;

/** The days the address names; the last two months up to `now` while it names none. */
export function shownDays(search: URLSearchParams, now: number): DayRange {
  return search.has('from') || search.has('to') ? readDayRange(search) : lastDays(FIRST_DAYS, now);
}

/** A day as the wire wants it: 20261120. */
export function wireDay(day: string): string {
  return day.replaceAll('-', '');
}
