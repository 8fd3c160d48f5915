import { describe, expect, test } from 'vitest';
import {
  areOthers,
  coverScreen,
  covers,
  firstRows,
  nearScreen,
  nextSlice,
  nextSliceRows,
  type RowRange,
  SLICE_ROWS,
  SLICED_FROM,
} from './rowSlices.ts';

const ROWS = 100;
const TOP = { start: 0, end: 12 };

/** Every state from the first to the last, with an unchanged viewport. */
function grow(from: RowRange, seen: RowRange, rowCount = ROWS): RowRange[] {
  const states = [from];
  for (let now = from; ; ) {
    const next = nextSlice(now, seen, rowCount);
    if (next === now) return states;
    states.push(next);
    now = next;
  }
}

const sizeOf = ({ start, end }: RowRange) => end - start;

describe('the slices of a table', () => {
  test.each([1, SLICED_FROM])('of %i rows are one', (count) => {
    expect(firstRows(count)).toEqual({ start: 0, end: count });
  });

  test('cover the viewport before the first frame, wherever it is', () => {
    expect(coverScreen(firstRows(ROWS), TOP)).toEqual(TOP);
    expect(coverScreen(firstRows(ROWS), { start: 60, end: 77 })).toEqual({ start: 60, end: 77 });
    expect(coverScreen({ start: 0, end: 30 }, TOP)).toEqual({ start: 0, end: 30 });
  });

  test.each([
    { start: 0, end: 12 },
    { start: 60, end: 77 },
    { start: 88, end: 100 },
  ])('grow from rows $start to $end to all of them, a few at a time', (seen) => {
    const states = grow(seen, seen);
    expect(states.at(-1)).toEqual({ start: 0, end: ROWS });
    for (const [index, state] of states.entries()) {
      const added = sizeOf(state) - sizeOf(states[index - 1] ?? state);
      expect(added).toBeLessThanOrEqual(SLICE_ROWS);
    }
  });

  test('follow a jump of the viewport before anything else', () => {
    const seen = { start: 60, end: 77 };
    const states = grow({ start: 0, end: 12 }, seen);
    const covering = states.findIndex(({ start, end }) => start <= seen.start && end >= seen.end);
    expect(covering).toBeLessThanOrEqual(Math.ceil(17 / SLICE_ROWS));
    expect(states.at(-1)).toEqual({ start: 0, end: ROWS });
  });

  test('follow a list that has become shorter, and grow again with it', () => {
    expect(nextSlice({ start: 0, end: ROWS }, TOP, 30)).toEqual({ start: 0, end: 30 });
    expect(nextSlice({ start: 0, end: 30 }, TOP, ROWS)).toEqual({ start: 0, end: 30 + SLICE_ROWS });
  });
});

test('include as many rows on either side of the viewport as it shows, where there are so many', () => {
  expect(nearScreen(TOP, ROWS)).toEqual({ start: 0, end: 24 });
  expect(nearScreen({ start: 40, end: 52 }, ROWS)).toEqual({ start: 28, end: 64 });
  expect(nearScreen(TOP, 16)).toEqual({ start: 0, end: 16 });
  expect(covers({ start: 0, end: 24 }, nearScreen(TOP, ROWS))).toBe(true);
  expect(covers({ start: 0, end: 23 }, nearScreen(TOP, ROWS))).toBe(false);
});

test('double after a short slice and halve after a long one', () => {
  expect(nextSliceRows(8, 5)).toBe(16);
  expect(nextSliceRows(8, 20)).toBe(8);
  expect(nextSliceRows(8, 40)).toBe(4);
  expect(nextSliceRows(64, 1)).toBe(64);
  expect(nextSliceRows(4, 400)).toBe(4);
});

test('another page of a list counts as other rows; the same rows reordered, filtered or with one more do not', () => {
  const page = (from: number) => Array.from({ length: 50 }, (_, index) => `coin-${from + index}`);
  expect(areOthers(page(0), page(50))).toBe(true);
  expect(areOthers(page(0), page(0).toReversed())).toBe(false);
  expect(areOthers(page(0), page(0).slice(30))).toBe(false);
  expect(areOthers(page(0), page(1))).toBe(false);
});
