import { describe, expect, it } from 'vitest';
import { annualBasis, basis } from './basis.ts';
import { gini, topShare } from './concentration.ts';
import { annualFunding, fundingRate } from './funding.ts';
import { gridPlan } from './grid.ts';
import { investmentPlan } from './investmentPlan.ts';
import { liquidationPrice, positionResult } from './leverage.ts';
import { longShortRatio, sharesOfRatio } from './longShort.ts';
import { harmonicMean } from './mean.ts';
import { miningDay } from './mining.ts';
import { maxPain, payoutAt, putCallRatio } from './options.ts';
import { aprOf, apyOf, impermanentLoss } from './yields.ts';

describe('funding', () => {
  it.each([
    [0, 0.01],
    [0.02, 0.01],
    [0.1, 0.05],
    [-0.1, -0.05],
    [0.06, 0.01],
  ])('with a premium index of %d %% is %d %%', (index, rate) => {
    expect(fundingRate(index, 0.01)).toBeCloseTo(rate, 12);
  });

  it.each([
    [0.01, 8, 10.95],
    [0.01, 1, 87.6],
    [-0.02, 4, -43.8],
  ])('%d %% every %d h is %d %% a year', (rate, hours, year) => {
    expect(annualFunding(rate, hours)).toBeCloseTo(year, 10);
  });

  it('is null without an interval', () => expect(annualFunding(0.01, 0)).toBeNull());
});

describe('basis', () => {
  it('is relative to spot and annualised', () => {
    expect(basis(101, 100)).toBeCloseTo(1, 10);
    expect(annualBasis(101, 100, 73)).toBeCloseTo(5, 10);
    expect(annualBasis(101, 100, 0)).toBeNull();
    expect(basis(101, 0)).toBeNull();
  });
});

describe('options', () => {
  const open = [
    { strike: 90, calls: 1, puts: 5 },
    { strike: 100, calls: 4, puts: 4 },
    { strike: 110, calls: 6, puts: 1 },
  ];

  it('max pain is where the payout is smallest', () => {
    expect(maxPain(open)).toBe(100);
    expect([90, 100, 110].map((price) => payoutAt(open, price))).toEqual([60, 20, 60]);
    expect(maxPain([])).toBeNull();
  });

  it('compares puts with calls', () => {
    expect(putCallRatio(10, 11)).toBeCloseTo(0.909, 3);
    expect(putCallRatio(10, 0)).toBeNull();
  });
});

describe('yields', () => {
  it('compounds and converts back', () => {
    expect(apyOf(12, 12)).toBeCloseTo(12.6825, 4);
    expect(aprOf(apyOf(37, 365) ?? 0, 365)).toBeCloseTo(37, 9);
    expect(apyOf(12, 0)).toBeNull();
    expect(aprOf(-100, 12)).toBeNull();
  });

  it.each([
    [1, 0],
    [1.25, -0.6192],
    [2, -5.7191],
    [4, -20],
    [0.25, -20],
  ])('at a price ratio of %d the loss is %d %%', (ratio, loss) => {
    expect(impermanentLoss(ratio)).toBeCloseTo(loss, 4);
  });
});

describe('concentration', () => {
  it('adds up the largest', () => {
    expect(topShare([1, 5, 3, 2], 2, 20)).toBe(40);
    expect(topShare([1], 2, 0)).toBeNull();
  });

  it.each([
    [[1, 1, 1, 1], 0],
    [[0, 0, 0, 1], 0.75],
    [[1, 2, 3, 4], 0.25],
  ])('of %j is %d', (holdings, value) => {
    expect(gini(holdings)).toBeCloseTo(value, 12);
  });

  it('has no coefficient without holdings', () => expect(gini([0, 0])).toBeNull());
});

describe('longShort', () => {
  it('converts a ratio into shares and back', () => {
    const shares = sharesOfRatio(1.5);
    expect(shares).toEqual({ long: 60, short: 40 });
    expect(longShortRatio(60, 40)).toBe(1.5);
    expect(longShortRatio(60, 0)).toBeNull();
    expect(sharesOfRatio(-1)).toBeNull();
  });
});

describe('investmentPlan', () => {
  it('has the harmonic mean of the prices as cost', () => {
    const prices = [50, 100, 200];
    const plan = investmentPlan(prices, 10, 100);
    expect(plan?.averageCost).toBeCloseTo(harmonicMean(prices) ?? 0, 10);
    expect(plan?.invested).toBe(30);
    expect(plan?.profitPercent).toBeCloseTo((100 / (harmonicMean(prices) ?? 1) - 1) * 100, 10);
  });

  it.each([
    [[], 10],
    [[1, 0], 10],
    [[1, 2], 0],
  ] as const)('rejects %j at %d', (prices, amount) => {
    expect(investmentPlan(prices, amount, 1)).toBeNull();
  });
});

describe('leverage', () => {
  it.each([
    ['long', 100, 10, 90.5],
    ['short', 100, 10, 109.5],
    ['long', 100, 1, 0.5],
    ['long', 100, 125, 99.7],
  ] as const)('liquidates a %s from %d at ×%d at %d', (side, entry, leverage, price) => {
    expect(liquidationPrice(side, entry, leverage)).toBeCloseTo(price, 10);
  });

  it('computes profit and loss relative to the margin', () => {
    expect(positionResult('long', 100, 110, 2, 10)).toEqual({ margin: 20, profit: 20, roiPercent: 100 });
    expect(positionResult('short', 100, 110, 2, 10)?.profit).toBe(-20);
    expect(positionResult('long', 100, 110, 2, 0.5)).toBeNull();
    expect(liquidationPrice('long', 0, 10)).toBeNull();
  });
});

describe('grid', () => {
  it('spaces its lines equally or by ratio', () => {
    expect(gridPlan(100, 200, 4, 'arithmetic')?.lines).toEqual([100, 125, 150, 175, 200]);
    const even = gridPlan(100, 1600, 4, 'geometric');
    expect(even?.lines.map((line) => Math.round(line))).toEqual([100, 200, 400, 800, 1600]);
    expect(even?.leastPercent).toBeCloseTo(even?.mostPercent ?? 0, 9);
    expect(gridPlan(200, 100, 4, 'arithmetic')).toBeNull();
  });
});

describe('mining', () => {
  it('earns its share of the day, less pool fee and electricity', () => {
    const machine = { hash: 1, watts: 3_000, powerPrice: 0.1, poolFeePercent: 0 };
    const day = miningDay(machine, { hash: 999, blockReward: 3.125, blockSeconds: 600, price: 100_000 });
    expect(day?.coins).toBeCloseTo(0.45, 10);
    expect(day?.profit).toBeCloseTo(45_000 - 7.2, 6);
    expect(miningDay(machine, { hash: 0, blockReward: 1, blockSeconds: 1, price: 1 })).toBeNull();
  });
});
