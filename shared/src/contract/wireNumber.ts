import * as v from 'valibot';
import { isKnown, SMALLEST_NUMBER } from '../format/missing.ts';

/**
 * How the numbers of the wire are read. The upstream writes them as numbers or as text and leaves out what it does not
 * know; and it errs. Each kind has the range in which it means something. Outside it a number is unknown: null where it
 * may be missing, refused where it must be there, which takes its row out of a list (`wireRows.ts`).
 */

const NUMERIC = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/** What the wire may write for a number. */
const written = v.union([v.number(), v.string()]);

/** A number as it was written; null for what is none, or none that anything could have. */
function readNumber(value: number | string): number | null {
  const read = typeof value === 'string' && !NUMERIC.test(value.trim()) ? null : Number(value);
  if (!isKnown(read)) return null;
  return Math.abs(read) < SMALLEST_NUMBER ? 0 : read;
}

/** Whether a number needs no reading: it can be shown, and is nothing or something. */
export function isReadAsItIs(value: unknown): value is number {
  return typeof value === 'number' && readNumber(value) === value;
}

type Judge = (value: number) => boolean;

function always(): boolean {
  return true;
}

/** A number from `least` to `most` that must be there; `judge` may ask more of it. */
export function between(least: number, most: number, judge: Judge = always) {
  return v.pipe(
    written,
    v.transform(readNumber),
    v.number('out of range'),
    v.check((value) => value >= least && value <= most && judge(value), 'out of range'),
  );
}

/** A number from `least` to `most`; missing, unreadable and outside of it is null, never 0. */
export function maybeBetween(least: number, most: number, judge: Judge = always) {
  return v.pipe(
    v.optional(v.nullable(written), null),
    v.transform((value) => {
      const read = value === null ? null : readNumber(value);
      return read !== null && read >= least && read <= most && judge(read) ? read : null;
    }),
  );
}

/** A change, a flow, a difference: any number that can be shown. */
export const num = between(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
export const maybeNum = maybeBetween(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);

/** Money, a price, a quantity, a ratio: never below 0. */
export const wireAmount = between(0, Number.POSITIVE_INFINITY);
export const maybeAmount = maybeBetween(0, Number.POSITIVE_INFINITY);

/** Things that are counted, and ids: whole, and no more than a double counts. */
export const wireCount = between(0, Number.MAX_SAFE_INTEGER, Number.isInteger);
export const maybeCount = maybeBetween(0, Number.MAX_SAFE_INTEGER, Number.isInteger);

/** Sums of rounded shares end a little above 100. */
const WHOLE = 100.5;

/** A share of a whole, %. */
export const wireShare = between(0, WHOLE);
export const maybeShare = maybeBetween(0, WHOLE);

/** A score or a rating, 0–100. */
export const wireScore = between(0, 100);
export const maybeScore = maybeBetween(0, 100);

/** Points of a score, and places of a ranking, won (negative: lost) since another day. */
export const wirePoints = between(-100, 100);
export const maybePoints = maybeBetween(-100, 100);
export const wirePlaces = between(-1_000_000, 1_000_000, Number.isInteger);
export const maybePlaces = maybeBetween(-1_000_000, 1_000_000, Number.isInteger);

/** 1–5 stars; anything else is not rated. */
export const maybeStars = maybeBetween(1, 5, Number.isInteger);

/** How much an event matters, 1–3; what cannot be read matters least. */
export const importance = v.pipe(
  maybeBetween(1, 3, Number.isInteger),
  v.transform((value) => value ?? 1),
);

/** A rank counted from 1; the upstream writes 0 or nothing for "unranked", which becomes null. */
export const maybeRank = maybeBetween(1, 1_000_000, Number.isInteger);

/** Numbers of a line: closes of a sparkline. One that cannot be read leaves none, since their places are their times. */
function lineOf(numbers: readonly (number | string)[]): number[] {
  const read = numbers.map(readNumber);
  return read.every((value) => value !== null) ? read : [];
}

/** The numbers of a line, oldest first; empty where they are missing or one cannot be read. */
export const lineNumbers = v.pipe(
  v.optional(v.nullable(v.array(written)), []),
  v.transform((line) => lineOf(line ?? [])),
);

/** The same as text, "1,2,3"; empty or missing text gives an empty list. */
export const csvNumbers = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((value) => (value ? lineOf(value.split(',')) : [])),
);
