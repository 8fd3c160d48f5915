import { BEIJING, DAY, HOUR, MINUTE } from '../time/units.ts';

// A plus in a query reads as a blank.
const FORM =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,3})?)?(?:(Z)|([+\- ])(\d{2}):?(\d{2}))?$/i;

/**
 * The minute of a written instant, epoch ms: `2026-11-28T17:30`, of Beijing unless `Z` or an offset follows; seconds are
 * left out. null for anything else, and for a day or an hour that does not exist.
 */
export function readMinute(text: string): number | null {
  const found = FORM.exec(text.trim());
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1, 6).map(Number);
  const midnight = Date.UTC(year, month - 1, day);
  if (new Date(midnight).getUTCDate() !== day || month < 1 || month > 12 || hour > 23 || minute > 59)
    return null;
  const offset = offsetOf(found);
  return offset === null ? null : midnight + hour * HOUR + minute * MINUTE - offset;
}

/** ms ahead of UTC; null for an offset that no place has. */
function offsetOf([, , , , , , utc, sign, hours, minutes]: readonly (string | undefined)[]): number | null {
  if (utc !== undefined) return 0;
  if (sign === undefined) return BEIJING;
  const size = Number(hours) * HOUR + Number(minutes) * MINUTE;
  if (size >= DAY || Number(minutes) > 59) return null;
  return sign === '-' ? -size : size;
}
