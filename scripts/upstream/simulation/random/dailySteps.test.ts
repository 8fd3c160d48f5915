import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { describe, expect, it } from 'vitest';
import { autocorrelation, deviation, mean } from '../path/testStatistics.ts';
import { dailyWalk, heldSteps } from './dailySteps.ts';

const FIRST = Date.UTC(2026, 0, 1);
const days = Array.from({ length: 3000 }, (_, i) => FIRST + i * DAY);

describe('a daily walk', () => {
  it('changes once a day, by uncorrelated steps', () => {
    const values = days.map((day) => dailyWalk(7, day));
    const steps = values.slice(1).map((value, i) => value - (values[i] ?? 0));
    expect(dailyWalk(7, FIRST + 23 * HOUR)).toBe(dailyWalk(7, FIRST));
    expect(Math.abs(autocorrelation(steps, 1))).toBeLessThan(0.08);
    expect(Math.abs(mean(values))).toBeLessThan(0.5);
    expect(deviation(values)).toBeGreaterThan(0.7);
    expect(deviation(values)).toBeLessThan(1.3);
  });
});

describe('held steps', () => {
  it('stay constant for some days, then jump', () => {
    const values = days.map((day) => heldSteps(3, day, 6));
    const jumps = values.filter((value, i) => i > 0 && value !== values[i - 1]).length;
    expect(jumps / days.length).toBeCloseTo(1 / 6, 2);
    expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(1);
  });
});
