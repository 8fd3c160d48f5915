import * as v from 'valibot';
import { codec } from './fields.ts';
import { maybeAmount, wireAmount } from './wireNumber.ts';

const BEIJING = '+08:00';
const BARE_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/;
const COMPACT_DAY = /^(19|20)\d{6}$/;
/**
 * No time of the product is later. Nanoseconds are, and doubly converted seconds; Date's own limit is later still, and
 * formatting beyond it throws.
 */
const LAST_TIME = Date.UTC(2200, 0, 1);
/** Below this a number is in seconds (as seconds it is the year 5138, as milliseconds 1973). */
const SECONDS_LIMIT = 1e11;

/**
 * Parses a time of the wire to epoch ms: seconds, milliseconds, YYYYMMDD, `2017-12-17`, `2017-12-17 08:30:00` or ISO
 * with a zone. Text without a zone is Beijing time. null for other text, for 0, which the upstream sends for "unknown",
 * and for a time out of range.
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
  return inCalendar(count < SECONDS_LIMIT ? count * 1000 : count);
}

function inCalendar(time: number): number | null {
  return time > 0 && time < LAST_TIME ? time : null;
}

function parse(iso: string): number | null {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : inCalendar(time);
}

/** A time in any of the wire's forms → epoch ms, null if missing or unreadable. */
export const maybeTime = v.pipe(
  v.optional(v.nullable(v.union([v.number(), v.string()])), null),
  v.transform((value) => (value === null ? null : readWireTime(value))),
);

/** A time in any of the wire's forms → epoch ms; rejected if unreadable. */
export const wireTime = v.pipe(maybeTime, v.number('not a time'));

/** The same, written in whole seconds. */
export const maybeIntegerSeconds = codec(maybeTime, 'integerSeconds');
export const integerSeconds = codec(wireTime, 'integerSeconds');

/** Seconds since the epoch → epoch ms. */
export const seconds = codec(
  v.pipe(
    wireAmount,
    v.transform((value) => inCalendar(value * 1000)),
    v.number('not a time'),
  ),
  'seconds',
);

/** Whether a number is a valid time in seconds. */
export function isSecond(value: unknown): boolean {
  return typeof value === 'number' && inCalendar(value * 1000) !== null;
}

/** Optional seconds (0 also means "unknown" to the upstream) → epoch ms or null. */
export const maybeSeconds = codec(
  v.pipe(
    maybeAmount,
    v.transform((value) => (value === null ? null : inCalendar(value * 1000))),
  ),
  'seconds',
);

/** Epoch ms. */
export const millis = v.pipe(wireAmount, v.transform(inCalendar), v.number('not a time'));

/** Epoch ms, null if missing or unreadable. */
export const maybeMillis = v.pipe(
  maybeAmount,
  v.transform((value) => (value === null ? null : inCalendar(value))),
);
