import { describe, expect, it } from 'vitest';
import { sixtyDaySeries, sixtyDaySum } from './sixtyDaySum.ts';

/** Alternately up 10 % and down 10 %, on consecutive days. */
const days = Array.from({ length: 90 }, (_, at) => ({
  time: at,
  open: 100,
  close: at % 2 === 0 ? 110 : 90,
}));

describe('the 60-day sum of each day', () => {
  const series = sixtyDaySeries(days);

  it('begins with the sixtieth day, with its close', () => {
    expect(series).toHaveLength(31);
    expect(series[0]).toMatchObject({ time: 59, price: 90 });
    expect(series.at(-1)).toMatchObject({ time: 89, price: 90 });
  });

  it('adds changes: +10 and −10 cancel out, although the price has fallen', () => {
    for (const day of series) expect(day.value).toBeCloseTo(0, 10);
  });

  it('equals the sum of each day’s own sixty days', () => {
    const uneven = days.map((day, at) => ({ ...day, close: day.close + at }));
    expect(sixtyDaySeries(uneven).at(20)?.value).toBeCloseTo(sixtyDaySum(uneven.slice(0, 80)) ?? -1, 10);
  });
});
