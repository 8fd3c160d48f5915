import { describe, expect, test } from 'vitest';
import { doubtOf, isFar, type PriceClaim } from './referenceCheck.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (price: number, age: number) => ({ price, at: NOW - age });
const claim = (price: number, more: Partial<PriceClaim> = {}): PriceClaim => ({
  price,
  opening: 1,
  listings: [at(1, 5 * MINUTE)],
  last: at(1, 5_000),
  now: NOW,
  ...more,
});

describe('a price that exchanges agree on', () => {
  test.each<[string, PriceClaim]>([
    ['that a listing confirms', claim(1.1)],
    ['that one of two listings confirms', claim(1, { listings: [at(1_000, 0), at(1, HOUR)], last: null })],
    ['that fell by two thirds within a beat', claim(0.35)],
    ['that fell step by step while listings are late', claim(0.1, { last: at(0.11, 5_000) })],
    ['that nobody else knows', claim(1, { opening: null, listings: [], last: null })],
    [
      'that is seven times an old listing, after a start',
      claim(7, { listings: [at(1, 20 * HOUR)], last: null }),
    ],
    [
      'that was redenominated by everybody',
      claim(1_000, { listings: [at(1_001, MINUTE)], last: at(1, 5_000) }),
    ],
  ])('is believed: one %s', (_case, reported) => {
    expect(doubtOf(reported)).toBeNull();
  });

  test.each<[string, PriceClaim, ReturnType<typeof doubtOf>]>([
    [
      'a thousandfold at once, whatever their own opening says',
      claim(1_000),
      { by: 'listing', times: 1_000 },
    ],
    [
      'a thousandfold with the opening redenominated too',
      claim(1_000, { opening: 1_000, last: null }),
      { by: 'listing', times: 1_000 },
    ],
    ['a thousandth', claim(0.001), { by: 'listing', times: 1_000 }],
    [
      'tenfold of a listing that is days old',
      claim(10, { listings: [at(1, 72 * HOUR)], last: null }),
      { by: 'listing', times: 10 },
    ],
    [
      'far from all listings: the nearest is named',
      claim(40, { listings: [at(1, 0), at(8, 0)] }),
      { by: 'listing', times: 5 },
    ],
    ['a jump of a coin that nobody lists', claim(1_000, { listings: [] }), { by: 'last', times: 1_000 }],
    [
      'a change that its own opening contradicts',
      claim(100, { listings: [], last: null }),
      { by: 'opening', times: 100 },
    ],
  ])('is held back: %s', (_case, reported, doubt) => {
    expect(doubtOf(reported)).toEqual(doubt);
  });

  test('is held back until both kinds agree: a last price of long ago proves nothing', () => {
    const held = claim(1_000, { last: at(1_000, 11 * MINUTE) });
    expect(doubtOf(held)).toEqual({ by: 'listing', times: 1_000 });
    expect(doubtOf({ ...held, listings: [at(998, MINUTE)] })).toBeNull();
  });
});

test.each([
  [0, 1],
  [Number.NaN, 1],
  [1, Number.POSITIVE_INFINITY],
  [-1, 1],
])('%d and %d are far from each other: no number is confirmed by none', (one, other) => {
  expect(isFar(one, other, 0)).toBe(true);
});
