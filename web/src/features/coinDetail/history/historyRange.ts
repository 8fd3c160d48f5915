import { formatDate } from '@coinmirror/shared/format/time.ts';

const DAY = 86_400_000;

/** A stretch of days by their first and last, `2026-11-20` in Beijing; '' is open. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const WRITTEN = /^(19|20)\d{2}-\d{2}-\d{2}$/;

/** The days an address names (`from`, `to`); what cannot be read is open. Turned round when they are the wrong way. */
export function readDayRange(search: URLSearchParams): DayRange {
  const read = (name: string) => {
    const text = search.get(name) ?? '';
    return WRITTEN.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
  };
  const [from, to] = [read('from'), read('to')];
  return from !== '' && to !== '' && from > to ? { from: to, to: from } : { from, to };
}

/** The last `days` days up to now; null: all of them. */
export function lastDays(days: number | null, now: number): DayRange {
  return days === null ? { from: '', to: '' } : { from: formatDate(now - (days - 1) * DAY), to: '' };
}

/** A day as the wire wants it: 20261120. */
export function wireDay(day: string): string {
  return day.replaceAll('-', '');
}
