import { describe, expect, it } from 'vitest';
import {
  bookFacts,
  bookPlaces,
  cumulated,
  type Level,
  largeSize,
  mergeLevels,
  mergeSteps,
} from './orderBook.ts';
import { slippageOf } from './slippage.ts';

const asks: readonly Level[] = [
  [100.01, 1],
  [100.04, 2],
  [100.1, 3],
  [100.11, 4],
];
const bids: readonly Level[] = [
  [99.99, 1],
  [99.95, 2],
  [99.9, 3],
];

describe('mergeLevels', () => {
  it.each([
    [
      'asks upward',
      'ask',
      asks,
      0.1,
      [
        [100.1, 6],
        [100.2, 4],
      ],
    ],
    ['bids downward', 'bid', bids, 0.1, [[99.9, 6]]],
    ['by nothing', 'ask', asks, 0, asks],
    ['by whole units', 'bid', bids, 1, [[99, 6]]],
  ] as const)('merges %s', (_, side, levels, step, expected) => {
    expect(mergeLevels(side, levels, step)).toEqual(expected);
  });

  it('leaves a price on a step where it is', () => {
    expect(mergeLevels('bid', [[0.3, 1]], 0.1)).toEqual([[0.3, 1]]);
    expect(mergeLevels('ask', [[0.3, 1]], 0.1)).toEqual([[0.3, 1]]);
  });

  it('preserves the total size', () => {
    const sum = (levels: readonly Level[]) => levels.reduce((total, [, size]) => total + size, 0);
    for (const step of mergeSteps(2)) expect(sum(mergeLevels('ask', asks, step))).toBe(sum(asks));
  });
});

describe('bookPlaces', () => {
  const at = (...prices: readonly number[]) => prices.map((price): Level => [price, 1]);
  it('are those of the tick: no step of merging is below it', () => {
    expect(bookPlaces(at(132_045.9, 132_046, 132_046.2), 2)).toBe(1);
    expect(bookPlaces(at(132_045, 132_050), 2)).toBe(0);
    expect(bookPlaces(at(0.50831, 0.5084), 4)).toBe(4);
    expect(bookPlaces([], 2)).toBe(2);
  });
});

describe('mergeSteps', () => {
  it.each([
    [2, [0.01, 0.1, 1, 10]],
    [4, [0.0001, 0.001, 0.01, 0.1]],
    [9, [1e-9, 1e-8, 1e-7, 1e-6]],
  ])('with %d decimals are %j', (places, steps) => expect(mergeSteps(places)).toEqual(steps));
});

describe('cumulated', () => {
  it('adds up to each level, in coins and in the quote', () => {
    expect(
      cumulated(
        [
          [10, 1],
          [11, 2],
          [12, 3],
        ],
        2,
      ),
    ).toEqual([
      { price: 10, size: 1, total: 1, totalQuote: 10 },
      { price: 11, size: 2, total: 3, totalQuote: 32 },
    ]);
  });
});

describe('bookFacts', () => {
  it('computes spread, mid price and bid share', () => {
    const facts = bookFacts([[99, 1]], [[101, 3]]);
    expect(facts).toMatchObject({ bestBid: 99, bestAsk: 101, spread: 2, spreadPercent: 2, middle: 100 });
    expect(facts.bidShare).toBeCloseTo((99 / (99 + 303)) * 100, 10);
  });

  it('of an empty order book is null', () => {
    expect(Object.values(bookFacts([], []))).toEqual([null, null, null, null, null, null]);
  });
});

describe('largeSize', () => {
  it('is four times the median', () =>
    expect(
      largeSize([
        [1, 1],
        [2, 2],
        [3, 50],
      ]),
    ).toBe(8));
  it('is infinite without levels', () => expect(largeSize([])).toBe(Number.POSITIVE_INFINITY));
});

describe('slippageOf', () => {
  it.each([
    ['within the best level', 1, { filled: 1, cost: 100, averagePrice: 100, percent: 0, isFilled: true }],
    ['over two levels', 3, { filled: 3, cost: 320, averagePrice: 320 / 3, percent: 20 / 3, isFilled: true }],
    [
      'more than there is',
      9,
      { filled: 3, cost: 320, averagePrice: 320 / 3, percent: 20 / 3, isFilled: false },
    ],
    ['nothing', 0, { filled: 0, cost: 0, averagePrice: null, percent: null, isFilled: false }],
  ])('of an order %s', (_, size, expected) => {
    const result = slippageOf(
      [
        [100, 1],
        [110, 2],
      ],
      size,
    );
    expect(result.percent ?? 0).toBeCloseTo(expected.percent ?? 0, 10);
    expect({ ...result, percent: expected.percent }).toEqual(expected);
  });
});
