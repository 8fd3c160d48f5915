import { describe, expect, it } from 'vitest';
import { mergeOrderBooks } from './mergeOrderBooks.ts';

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

describe('mergeOrderBooks', () => {
  it('adds up equal prices, best first, as far as every book reaches', () => {
    expect(mergeOrderBooks([one, other])).toEqual({
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
    expect(mergeOrderBooks([one])).toBe(one);
    expect(mergeOrderBooks([])).toBeNull();
  });

  it('does without a side that a venue does not quote', () => {
    expect(mergeOrderBooks([one, { time: 4, bids: [], asks: [] }])?.bids).toEqual(one.bids);
  });
});
