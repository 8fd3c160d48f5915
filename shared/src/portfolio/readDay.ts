import { beijingDayStart } from '../format/beijingDay.ts';
import { formatDate, formatMinute } from '../format/time.ts';

/** A day in Beijing, `2026-01-31`, with the time of it where that is known, `09:30`; or why a text is none, for the visitor. */
export type ParsedDay = { readonly day: string; readonly time?: string } | { readonly why: string };

const YEAR_FIRST =
  /^(\d{4})([-/.年])(\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i;
const YEAR_LAST = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}(?!\d)/;

const NO_DAY = { why: '请选择日期，如 2026-01-31' };
const EITHER_WAY = { why: '日、月的先后有两种读法，请写成 2026-01-31' };

/**
 * Reads a date as programs and spreadsheets write it: `2026-01-31`, `2026/1/31`, `2026年1月31日`, with a time behind it or
 * not. A time with a zone, or in a column of UTC, is turned to Beijing's; one without is taken for Beijing's, and
 * midnight for a day without a time, since spreadsheets write one behind every date.
 * `31/01/2026` is refused: which of both is the month is not to be guessed.
 */
export function readDay(text: string, { isUtc = false }: { readonly isUtc?: boolean } = {}): ParsedDay {
  const written = text.trim();
  if (YEAR_LAST.test(written)) return EITHER_WAY;
  const [, year = '', , month = '', date = '', hour, minute = '00', second = '00', zone] =
    YEAR_FIRST.exec(written) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (beijingDayStart(day) === null) return NO_DAY;
  if (hour === undefined) return { day };
  const clock = `${hour.padStart(2, '0')}:${minute}`;
  if (zone === undefined && !isUtc)
    return isTime(clock) && clock !== '00:00' ? { day, time: clock } : { day };
  const time = Date.parse(`${day}T${clock}:${second}${offsetOf(zone)}`);
  return Number.isNaN(time) ? NO_DAY : { day: formatDate(time), time: formatMinute(time) };
}

function isTime(clock: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(clock);
}

function offsetOf(zone: string | undefined): string {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? [];
  return sign === undefined ? 'Z' : `${sign}${hours}:${minutes}`;
}
