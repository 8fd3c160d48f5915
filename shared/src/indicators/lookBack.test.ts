import { describe, expect, it } from 'vitest';
import { lookBack } from './lookBack.ts';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);
/** Closed at the last second of each day: 100 on the first, increasing by 1 each day. */
const days = Array.from({ length: 100 }, (_, at) => ({
  time: START + (at + 1) * DAY - 1000,
  value: at,
  price: 100 + at,
  lines: [],
}));

describe('looking back', () => {
  it('finds the day of an instant', () => {
    expect(lookBack(days, START)?.day.value).toBe(0);
    expect(lookBack(days, START + DAY - 1000)?.day.value).toBe(0);
    expect(lookBack(days, START + DAY)?.day.value).toBe(1);
  });

  it('gives price changes for the periods that have passed, null for the others', () => {
    const back = lookBack(days, START);
    expect(back?.after.map(({ days: stretch }) => stretch)).toEqual([7, 30, 90, 365]);
    expect(back?.after.map(({ change }) => change && Math.round(change))).toEqual([7, 30, 90, null]);
    expect(back?.sinceThen).toBeCloseTo(99);
    expect([back?.worst, back?.best].map((one) => Math.round(one ?? 0))).toEqual([1, 99]);
  });

  it('has no changes after the last day, and uses it for every later instant', () => {
    const back = lookBack(days, START + 5000 * DAY);
    expect(back?.day.value).toBe(99);
    expect([back?.sinceThen, back?.worst, back?.best]).toEqual([null, null, null]);
  });

  it('is null before the first day', () => {
    expect(lookBack(days, START - DAY)).toBeNull();
    expect(lookBack([], START)).toBeNull();
  });
});
