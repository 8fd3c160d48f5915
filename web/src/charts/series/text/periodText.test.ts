import { expect, it } from 'vitest';
import type { SeriesPoint } from '../types.ts';
import { periodText } from './periodText.ts';

const MINUTE = 60_000;
const every = (step: number): readonly SeriesPoint[] =>
  Array.from({ length: 9 }, (_, at) => [at * step * MINUTE, at]);

it.each([
  [5, '（5分钟）'],
  [60, '（1小时）'],
  [240, '（4小时）'],
  [1440, '（1日）'],
  [10_080, '（1周）'],
  [7.3, ''],
  [43_830, ''],
])('bars %d minutes apart are of the period %s', (step, text) => {
  expect(periodText(every(step))).toBe(text);
});

it('a single bar has no known period, and one missing bar does not change it', () => {
  expect([periodText([]), periodText(every(5).slice(0, 1))]).toEqual(['', '']);
  expect(periodText(every(5).toSpliced(4, 1))).toBe('（5分钟）');
});
