import { describe, expect, it } from 'vitest';
import { coinCorrelation, logReturns, pearson } from './correlation.ts';
import {
  dominancePart,
  FEAR_GREED_WEIGHTS,
  fearGreedBand,
  fearGreedIndex,
  fearGreedPasts,
  trendPart,
  volatilityPart,
  volumePart,
} from './fearGreed.ts';
import { blockReward, estimatedHeight, nextHalving, PAST_HALVINGS } from './halving.ts';
import { deviation, mean } from './mean.ts';
import { sixtyDaySum, sixtyDaySums } from './sixtyDaySum.ts';

describe('sixtyDaySum', () => {
  const days = Array.from({ length: 70 }, (_, i) => ({ open: 100, close: i < 10 ? 200 : 101 }));

  it('adds up daily changes; it is not the change over 60 days', () => {
    expect(sixtyDaySum(days)).toBeCloseTo(60, 10);
    expect(sixtyDaySum(days.slice(0, 59))).toBeNull();
  });

  it('gives a value for every day with 60 days of history, equal to the single computation', () => {
    const sums = sixtyDaySums(days);
    expect(sums).toHaveLength(11);
    expect(sums.at(-1)).toBeCloseTo(60, 10);
    expect(sums[0]).toBe(sixtyDaySum(days.slice(0, 60)));
  });
});

describe('halving', () => {
  it.each([
    [0, 50],
    [209_999, 50],
    [210_000, 25],
    [839_999, 6.25],
    [840_000, 3.125],
    [1_050_000, 1.5625],
  ])('at height %d the reward is %d BTC', (height, reward) => {
    expect(blockReward(height)).toBe(reward);
  });

  it('counts down to the next multiple of 210,000', () => {
    const now = Date.UTC(2026, 0, 1);
    expect(nextHalving(930_000, now, 590)).toEqual({
      height: 930_000,
      target: 1_050_000,
      remaining: 120_000,
      progress: (90_000 / 210_000) * 100,
      reward: 3.125,
      nextReward: 1.5625,
      blockSeconds: 590,
      expectedAt: now + 120_000 * 590_000,
    });
  });

  it('treats a target height as halved', () => {
    expect(nextHalving(840_000, 0).remaining).toBe(210_000);
  });

  it('estimates the heights of past halvings on their days, monotonically', () => {
    for (const { time, height } of PAST_HALVINGS) expect(estimatedHeight(time)).toBe(height);
    const heights = Array.from({ length: 60 }, (_, i) => estimatedHeight(Date.UTC(2010, i * 4)));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });
});

describe('correlation', () => {
  const a = [100, 102, 101, 105, 103, 108];

  it('is 1 with itself, −1 with its mirror image, null with a constant', () => {
    const mirror = a.map((price) => 10_000 / price);
    expect(coinCorrelation(a, a)).toBeCloseTo(1, 12);
    expect(coinCorrelation(a, mirror)).toBeCloseTo(-1, 12);
    expect(coinCorrelation(a, [5, 5, 5, 5, 5, 5])).toBeNull();
  });

  it('does not depend on the scale of prices', () => {
    expect(
      coinCorrelation(
        a,
        a.map((price) => price / 1e9),
      ),
    ).toBeCloseTo(1, 9);
  });

  it('matches a table', () => {
    expect(pearson([1, 2, 3, 4], [2, 1, 4, 3])).toBeCloseTo(0.6, 12);
    expect(pearson([9, 1, 2, 3, 4], [2, 1, 4, 3])).toBeCloseTo(0.6, 12);
    expect(pearson([1, 2], [1, 2])).toBeNull();
    expect(logReturns([1, Math.E])).toEqual([1]);
  });
});

describe('fearGreed', () => {
  it('has weights that add up to 100 %', () => {
    expect(Object.values(FEAR_GREED_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    const all = (value: number) => ({
      volatility: value,
      volume: value,
      social: value,
      survey: value,
      dominance: value,
      trend: value,
    });
    expect(fearGreedIndex(all(0))).toBe(0);
    expect(fearGreedIndex(all(100))).toBe(100);
    expect(fearGreedIndex({ ...all(0), volatility: 80, volume: 40 })).toBe(30);
  });

  it.each([
    [24, '极度恐惧'],
    [25, '恐惧'],
    [49, '恐惧'],
    [50, '贪婪'],
    [74, '贪婪'],
    [75, '极度贪婪'],
    [95, '极度贪婪'],
  ] as const)('reads %d as %s', (value, band) => {
    expect(fearGreedBand(value)).toBe(band);
  });

  it('is greed in a rise and fear in a fall', () => {
    const rise = Array.from({ length: 220 }, (_, i) => 100 * 1.01 ** i * (1 + 0.01 * (i % 2)));
    const fall = rise.toReversed();
    const volumes = rise.map(() => 1);
    const [risen, fallen] = [fearGreedPasts(rise, volumes)(219), fearGreedPasts(fall, volumes)(219)];
    expect(volatilityPart(risen)).toBeGreaterThan(volatilityPart(fallen));
    expect(trendPart(risen)).toBeGreaterThan(trendPart(fallen));
    // Equals the prices' own deviation: both use the same values.
    expect(risen.longSpread).toBeCloseTo(deviation(logReturns(rise.slice(-91))) ?? 0, 9);
    expect(risen.shortSpread).toBeCloseTo(deviation(logReturns(rise.slice(-31))) ?? 0, 9);
    expect(risen.middle).toBeCloseTo(mean(rise.slice(-200)) ?? 0, 6);
    expect(volumePart(risen)).toBeGreaterThan(60);
    expect(volumePart(fallen)).toBeLessThan(40);
    expect(dominancePart(60, 55)).toBeLessThan(50);
    expect(trendPart(fearGreedPasts([], [])(0))).toBe(50);
  });
});
