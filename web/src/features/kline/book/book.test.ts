import { describe, expect, it } from 'vitest';
import { bookRows } from './bookRows.ts';
import { depthPaths } from './depthPaths.ts';
import { newerOf } from './newerOf.ts';

const book = {
  time: 1,
  bids: [
    [99, 1],
    [98, 2],
    [90, 30],
  ] as [number, number][],
  asks: [
    [101, 1],
    [102, 3],
    [103, 1],
  ] as [number, number][],
};

describe('bookRows', () => {
  it('scales bars to the larger total, and marks what is large on each side', () => {
    const { bids, asks, deepest } = bookRows(book, 0, 2);
    expect(bids.levels.map(({ total }) => total)).toEqual([1, 3]);
    expect(asks.levels.map(({ total }) => total)).toEqual([1, 4]);
    expect(deepest).toBe(4);
    expect(bids.large).toBe(8);
  });
});

describe('depthPaths', () => {
  it('covers the same distance on both sides', () => {
    const paths = depthPaths(book.bids, book.asks);
    expect([paths?.from, paths?.to, paths?.deepest]).toEqual([97, 103, 5]);
  });

  it('is null for an order book without one side', () => expect(depthPaths([], book.asks)).toBeNull());
});

describe('newerOf', () => {
  const called = { currentData: { value: 'called', asOf: 10_000, provenance: null, stale: false } };

  it.each([
    ['a newer push', 'pushed', 10_500, 'pushed'],
    ['a push of long ago', 'pushed', 1_000, 'called'],
    ['no push', null, 0, 'called'],
  ])('shows after %s', (_, pushed, at, shown) => {
    expect(newerOf(called, pushed, at).currentData?.value).toBe(shown);
  });

  it('waits for the call: a push alone has no provenance', () => {
    expect(newerOf<string, { currentData?: undefined }>({}, 'pushed', 5).currentData).toBeUndefined();
  });
});
