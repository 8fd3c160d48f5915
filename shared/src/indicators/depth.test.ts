import { describe, expect, it } from 'vitest';
import { depthWithin, fillOf, middleOf } from './depth.ts';

const ASKS = [
  [101, 10],
  [102, 20],
  [105, 100],
] as const;
const BIDS = [
  [99, 10],
  [98, 20],
  [95, 100],
] as const;

describe('order book depth', () => {
  it('has its mid price half way between the best prices', () => {
    expect(middleOf(BIDS, ASKS)).toBe(100);
    expect(middleOf([], ASKS)).toBeNull();
  });

  it.each([
    [ASKS, 1, 1010],
    [ASKS, 2, 1010 + 2040],
    [ASKS, 4.9, 3050],
    [ASKS, 5, 3050 + 10_500],
    [BIDS, 2, 990 + 1960],
    [BIDS, 0.5, 0],
  ] as const)(
    'within a percentage is the sum up to that price, the edge included',
    (side, percent, money) => {
      expect(depthWithin(side, 100, percent)).toBeCloseTo(money, 9);
    },
  );
});

describe('a market order', () => {
  it('filled by the first level pays its price: 1 % above the mid price', () => {
    expect(fillOf(ASKS, 100, 1010)).toEqual({ average: 101, slippage: expect.closeTo(1, 9), filled: 1 });
  });

  it('over two levels pays their size-weighted average: 3,050 for 30 coins', () => {
    const { average, slippage } = fillOf(ASKS, 100, 3050);
    expect(average).toBeCloseTo(101.6667, 4);
    expect(slippage).toBeCloseTo(1.6667, 4);
  });

  it('that sells gets less than the mid price: 2,950 for 30 coins', () => {
    const { average, slippage } = fillOf(BIDS, 100, 2950);
    expect(average).toBeCloseTo(98.3333, 4);
    expect(slippage).toBeCloseTo(1.6667, 4);
  });

  it('larger than the order book has no price, and gives the fraction that would be filled', () => {
    expect(fillOf(ASKS, 100, 27_100)).toEqual({ average: null, slippage: null, filled: 0.5 });
  });

  it('of size 0 costs nothing', () => {
    expect(fillOf(ASKS, 100, 0)).toEqual({ average: null, slippage: null, filled: 0 });
    expect(fillOf([], 100, 10).filled).toBe(0);
  });
});
