import { fearGreedIndicator } from '@coinmirror/shared/indicators/definitions/feargreed.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { mayerIndicator } from '@coinmirror/shared/indicators/definitions/mayer.ts';
import { describe, expect, it } from 'vitest';
import { indicatorSeries, meanDaysOf } from './indicatorSeries.ts';

const mayer: Indicator = mayerIndicator;
const days = [10, 20, 60].map((value, at) => ({ time: at * 86_400_000, value, price: 100, lines: [] }));
const drawn = (meanDays: number) => indicatorSeries(fearGreedIndicator, days, { meanDays })[1];

describe('an indicator that swings from day to day', () => {
  it.each([
    ['1y', 1],
    ['4y', 7],
    ['all', 30],
  ])('is drawn over %s as its mean of %d days', (range, count) => {
    expect(meanDaysOf(fearGreedIndicator, range)).toBe(count);
    expect(meanDaysOf(mayer, range)).toBe(1);
  });

  it('shows its own value with its own name, day by day', () => {
    expect(drawn(1)?.name).toBe('恐惧贪婪');
    expect(drawn(1)?.points.map(([, value]) => value)).toEqual([10, 20, 60]);
  });

  it('names the length of a moving average, and has no value before there are that many days', () => {
    expect(drawn(3)?.name).toBe('恐惧贪婪（3日均值）');
    expect(drawn(3)?.points.map(([, value]) => value)).toEqual([null, null, 30]);
  });

  it('has no average over days with an unknown value', () => {
    const gap = days.map((day, at) => (at === 1 ? { ...day, value: null } : day));
    const [, mean] = indicatorSeries(fearGreedIndicator, [...gap, ...gap.slice(2)], { meanDays: 2 });
    expect(mean?.points.map(([, value]) => value)).toEqual([null, null, null, 60]);
  });
});
