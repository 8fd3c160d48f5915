import * as v from 'valibot';
import { isKnown, SMALLEST_NUMBER } from '../format/missing.ts';
import { codec } from './fields.ts';

/**
 * How numbers on the wire are read. The upstream sends them as numbers or as text, omits unknown ones, and makes
 * mistakes. Each kind has a meaningful range. A number outside it is unknown: null if optional; if required, it is
 * rejected, which drops its row from a list (`wireRows.ts`).
 */

const NUMERIC = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/** Wire types of a number. */
const written = v.union([v.number(), v.string()]);

/** Parses a number; null if it is malformed or of an impossible magnitude. */
function readNumber(value: number | string): number | null {
  const read = typeof value === 'string' && !NUMERIC.test(value.trim()) ? null : Number(value);
  if (!isKnown(read)) return null;
  return Math.abs(read) < SMALLEST_NUMBER ? 0 : read;
}

/** Fast path: whether a value is already a displayable number. */
export function isReadAsItIs(value: unknown): value is number {
  return typeof value === 'number' && readNumber(value) === value;
}

type Judge = (value: number) => boolean;

function always(): boolean {
  return true;
}

/** A required number from `least` to `most`; `judge` may add a condition. */
export function between(least: number, most: number, judge: Judge = always) {
  return v.pipe(
    written,
    v.transform(readNumber),
    v.number('out of range'),
    v.check((value) => value >= least && value <= most && judge(value), 'out of range'),
  );
}

/** A number from `least` to `most`; null, never 0, if it is missing, unreadable or out of range. */
export function maybeBetween(least: number, most: number, judge: Judge = always) {
  return v.pipe(
    v.optional(v.nullable(written), null),
    v.transform((value) => {
      const read = value === null ? null : readNumber(value);
      return read !== null && read >= least && read <= most && judge(read) ? read : null;
    }),
  );
}

/** A change, a flow, a difference: any displayable number. */
export const num = between(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
export const maybeNum = maybeBetween(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);

/** Money, a price, a quantity, a ratio: not negative. */
export const wireAmount = between(0, Number.POSITIVE_INFINITY);
export const maybeAmount = maybeBetween(0, Number.POSITIVE_INFINITY);

/** Counts and ids: integers that a double represents exactly. */
export const wireCount = between(0, Number.MAX_SAFE_INTEGER, Number.isInteger);
export const maybeCount = maybeBetween(0, Number.MAX_SAFE_INTEGER, Number.isInteger);

/** Sums of rounded shares may slightly exceed 100. */
const WHOLE = 100.5;

/** A share of a whole, %. */
export const wireShare = between(0, WHOLE);
export const maybeShare = maybeBetween(0, WHOLE);

/** A score or a rating, 0–100. */
export const wireScore = between(0, 100);
export const maybeScore = maybeBetween(0, 100);

/** Points of a score, or ranks, gained (negative: lost) since another day. */
export const maybePoints = maybeBetween(-100, 100);
export const maybePlaces = maybeBetween(-1_000_000, 1_000_000, Number.isInteger);

/** 1–5 stars; anything else is not rated. */
export const maybeStars = maybeBetween(1, 5, Number.isInteger);

/** Importance of an event, 1–3; unreadable values become the lowest. */
export const importance = v.pipe(
  maybeBetween(1, 3, Number.isInteger),
  v.transform((value) => value ?? 1),
);

/** A rank counted from 1; the upstream sends 0 or nothing for "unranked", which becomes null. */
export const maybeRank = maybeBetween(1, 1_000_000, Number.isInteger);

/** Numbers of a line: closes of a sparkline. One unreadable number drops the whole line, since positions are times. */
function lineOf(numbers: readonly (number | string)[]): number[] {
  const read = numbers.map(readNumber);
  return read.every((value) => value !== null) ? read : [];
}

/** The numbers of a line, oldest first; empty if missing or if one is unreadable. */
export const lineNumbers = v.pipe(
  v.optional(v.nullable(v.array(written)), []),
  v.transform((line) => lineOf(line ?? [])),
);

/** The same as text, "1,2,3"; empty or missing text gives an empty list. */
export const csvNumbers = codec(
  v.pipe(
    v.optional(v.nullable(v.string()), ''),
    v.transform((value) => (value ? lineOf(value.split(',')) : [])),
  ),
  'csv',
);
