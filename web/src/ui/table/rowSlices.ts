/** Up to here rows come all at once; of more, those on screen come first. */
export const SLICED_FROM = 16;

/** Before the screen is known. */
const FIRST_ROWS = 8;

/** Rows the first slice adds; it must stay under 50 ms of a processor four times slower than a desk's. */
export const SLICE_ROWS = 8;
const LEAST_ROWS = 4;
const MOST_ROWS = 64;

/** A slice that took less, ms, may have twice the rows next time and is still not felt; one that took more, half. */
const SHORT = 12;
const LONG = 25;

/** A page that is never idle gets its next slice after this, ms: a hundred rows then take a second and a half. */
export const SLICE_DEADLINE = 100;

/** A run of rows; `end` is the first one that is not part of it. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** What is drawn before anything is known of the screen. */
export function firstRows(rowCount: number): RowRange {
  return { start: 0, end: rowCount <= SLICED_FROM ? rowCount : FIRST_ROWS };
}

/** What is drawn before the first frame: nothing more where it covers what is seen, else what is seen. */
export function coverScreen(now: RowRange, seen: RowRange): RowRange {
  if (covers(now, seen)) return now;
  return areApart(now, seen) ? seen : { start: Math.min(now.start, seen.start), end: seen.end };
}

/** Rows of the next slice, after one of `rows` that took `took` ms from its beginning to the screen. */
export function nextSliceRows(rows: number, took: number): number {
  if (took < SHORT) return Math.min(rows * 2, MOST_ROWS);
  return took > LONG ? Math.max(rows / 2, LEAST_ROWS) : rows;
}

/**
 * The rows with one slice more: first where the screen is, then below, at last above. A screen that has leapt past
 * them is begun with anew. Same object when all are there.
 */
export function nextSlice(now: RowRange, seen: RowRange, rowCount: number, rows = SLICE_ROWS): RowRange {
  const { start, end } = now;
  if (start === 0 && end >= rowCount) return end === rowCount ? now : { start, end: rowCount };
  if (areApart(now, seen)) return { start: seen.start, end: Math.min(rowCount, seen.start + rows) };
  const upwards = end >= rowCount || (start > seen.start && end >= seen.end);
  return upwards
    ? { start: Math.max(0, start - rows), end: Math.min(end, rowCount) }
    : { start, end: Math.min(rowCount, end + rows) };
}

/**
 * What is drawn while the visitor has not moved yet: what is seen and a screen of rows on either side. The rest would
 * hold up a phone for a second and a half, for rows that nobody may ever see.
 */
export function nearScreen(seen: RowRange, rowCount: number): RowRange {
  const screen = seen.end - seen.start;
  return { start: Math.max(0, seen.start - screen), end: Math.min(rowCount, seen.end + screen) };
}

/** Whether all of `part` is drawn. */
export function covers(drawn: RowRange, part: RowRange): boolean {
  return drawn.start <= part.start && drawn.end >= part.end;
}

/** Whether fewer than half of the rows were there before: another page of the list, not the same rows again. */
export function areOthers(before: readonly string[], now: readonly string[]): boolean {
  const known = new Set(before);
  return now.filter((key) => known.has(key)).length * 2 < now.length;
}

function areApart(one: RowRange, other: RowRange): boolean {
  return one.end <= other.start || one.start >= other.end;
}
