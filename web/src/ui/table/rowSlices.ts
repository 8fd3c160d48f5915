/** Up to this many rows render at once; of more, the visible ones come first. */
export const SLICED_FROM = 16;

/** Before the viewport is known. */
const FIRST_ROWS = 8;

/** Rows added by the first slice; it must stay under 50 ms on a processor four times slower than a desktop's. */
export const SLICE_ROWS = 8;
const LEAST_ROWS = 4;
const MOST_ROWS = 64;

/**
 * After a slice shorter than this, ms, the next has twice the rows and is still not noticeable; after a longer one,
 * half.
 */
const SHORT = 12;
const LONG = 25;

/** A page that is never idle gets its next slice after this, ms: a hundred rows then take a second and a half. */
export const SLICE_DEADLINE = 100;

/** A range of rows; `end` is exclusive. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** The rows to render before the viewport is known. */
export function firstRows(rowCount: number): RowRange {
  return { start: 0, end: rowCount <= SLICED_FROM ? rowCount : FIRST_ROWS };
}

/** The rows to render before the first frame: unchanged where they cover the viewport, else the visible ones. */
export function coverScreen(now: RowRange, seen: RowRange): RowRange {
  if (covers(now, seen)) return now;
  return areApart(now, seen) ? seen : { start: Math.min(now.start, seen.start), end: seen.end };
}

/** Size of the next slice, after one of `rows` rows that took `took` ms from its start to the screen. */
export function nextSliceRows(rows: number, took: number): number {
  if (took < SHORT) return Math.min(rows * 2, MOST_ROWS);
  return took > LONG ? Math.max(rows / 2, LEAST_ROWS) : rows;
}

/**
 * The rows with one slice more: first in the viewport, then below, finally above. A viewport that jumped past them
 * starts over. Returns the same object when all are there.
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
 * The rows to render before the visitor's first interaction: the visible ones and a screenful on either side. The rest
 * would block a phone for a second and a half, for rows that nobody may ever see.
 */
export function nearScreen(seen: RowRange, rowCount: number): RowRange {
  const screen = seen.end - seen.start;
  return { start: Math.max(0, seen.start - screen), end: Math.min(rowCount, seen.end + screen) };
}

/** Whether all of `part` is rendered. */
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
