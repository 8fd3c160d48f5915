import { BEIJING, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Names of zones in RFC 822, hours east of Greenwich. */
const NAMED: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
};

const RFC_822 =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4}|\d{2})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(.*)$/i;
const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[t\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(.*))?$/i;
const OFFSET = /^(?:gmt|utc)?\s*([+-])(\d{2}):?(\d{2})$/i;

/** Characters; no date is longer. */
const LONGEST = 100;

/**
 * A feed's date (RFC 822 or ISO 8601, also with a space) as epoch ms, whole seconds; null for what is none. One without a
 * zone is of Beijing: the feeds that leave it out are Chinese.
 */
export function feedTime(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return null;
  const rfc = RFC_822.exec(trimmed);
  if (rfc) {
    const [, day, month = '', year = '', hour, minute, second, zone = ''] = rfc;
    const full = year.length === 2 ? 2000 + Number(year) : Number(year);
    return instant([full, MONTHS.indexOf(month.toLowerCase()) + 1, day, hour, minute, second], zone);
  }
  const iso = ISO.exec(trimmed);
  if (!iso) return null;
  const [, year, month, day, hour = '0', minute = '0', second, zone = ''] = iso;
  return instant([year, month, day, hour, minute, second], zone);
}

type Part = string | number | undefined;

/** An instant from year, month (from 1), day, hour, minute and second; null for one that no calendar has. */
function instant(parts: readonly Part[], zone: string): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part = 0) =>
    Number(part),
  );
  const ahead = offsetOf(zone.trim());
  if (ahead === null || hour > 23 || minute > 59 || second > 60) return null;
  const time = Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59));
  const date = new Date(time);
  // Date.UTC makes a 3 March of a 31 February.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time - ahead : null;
}

/** How far a zone is ahead of Greenwich, ms; null for one that is not known. */
function offsetOf(zone: string): number | null {
  if (zone === '') return BEIJING;
  const hours = NAMED[zone.toLowerCase()];
  if (hours !== undefined) return hours * HOUR;
  const match = OFFSET.exec(zone);
  if (!match) return null;
  const [, sign, hour, minute] = match;
  const ahead = Number(hour) * HOUR + Number(minute) * MINUTE;
  return ahead > 14 * HOUR ? null : sign === '-' ? -ahead : ahead;
}
