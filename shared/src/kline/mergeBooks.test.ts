import { describe, expect, it } from 'vitest';
import { mergeBooks } from './mergeBooks.ts';

const one = {
  time: 5,
  bids: [
    [100, 1],
    [99, 2],
    [97, 9],
  ],
  asks: [
    [101, 1],
    [103, 2],
  ],
} as const;
const other = {
  time: 4,
  bids: [
    [102, 3],
    [99, 4],
  ],
  asks: [
    [103, 5],
    [104, 7],
  ],
} as const;

describe('mergeBooks', () => {
  it('adds up equal prices, best first, as far as every book reaches', () => {
    expect(mergeBooks([one, other])).toEqual({
      time: 4,
      bids: [
        [102, 3],
        [100, 1],
        [99, 6],
      ],
      asks: [
        [101, 1],
        [103, 7],
      ],
    });
  });

  it('leaves one book as it is, and is null for none', () => {
    expect(mergeBooks([one])).toBe(one);
    expect(mergeBooks([])).toBeNull();
  });

  it('does without a side that a venue does not quote', () => {
    expect(mergeBooks([one, { time: 4, bids: [], asks: [] }])?.bids).toEqual(one.bids);
  });
});
