import * as v from 'valibot';

const BEIJING = '+08:00';
const BARE_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/;
const COMPACT_DAY = /^(19|20)\d{6}$/;
/** Below this a number counts seconds (it is the year 5138 in seconds, 1973 in milliseconds). */
const SECONDS_LIMIT = 1e11;

/**
 * Reads a time of the wire to epoch ms: seconds, milliseconds, YYYYMMDD, `2017-12-17`, `2017-12-17 08:30:00`
 * or ISO with a zone. Text without a zone is Beijing time. null when the text is none of these, and for 0,
 * which the upstream writes for "unknown".
 */
export function readWireTime(value: number | string): number | null {
  const written = String(value).trim();
  if (COMPACT_DAY.test(written)) {
    return parse(`${written.slice(0, 4)}-${written.slice(4, 6)}-${written.slice(6)}T00:00:00${BEIJING}`);
  }
  const bare = BARE_TIME.exec(written);
  if (bare) return parse(`${bare[1]}T${bare[2] ?? '00:00'}${BEIJING}`);
  const count = written === '' ? Number.NaN : Number(written);
  if (Number.isNaN(count)) return parse(written);
  if (!Number.isFinite(count) || count <= 0) return null;
  return count < SECONDS_LIMIT ? count * 1000 : count;
}

function parse(iso: string): number | null {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : time;
}

/** A time in any of the wire's forms → epoch ms, null when missing or unreadable. */
export const maybeTime = v.pipe(
  v.optional(v.nullable(v.union([v.number(), v.string()])), null),
  v.transform((value) => (value === null ? null : readWireTime(value))),
);

/** A time in any of the wire's forms → epoch ms; refused when unreadable. */
export const wireTime = v.pipe(maybeTime, v.number('not a time'));
