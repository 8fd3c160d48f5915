import { describe, expect, it } from 'vitest';
import { sixtyDaySeries, sixtyDaySum } from './sixtyDaySum.ts';

/** Up 10 % and down 10 % by turns, in days of their own. */
const days = Array.from({ length: 90 }, (_, at) => ({
  time: at,
  open: 100,
  close: at % 2 === 0 ? 110 : 90,
}));

describe('the sixty days of each day', () => {
  const series = sixtyDaySeries(days);

  it('begin with the sixtieth day, and are told with its close', () => {
    expect(series).toHaveLength(31);
    expect(series[0]).toMatchObject({ time: 59, price: 90 });
    expect(series.at(-1)).toMatchObject({ time: 89, price: 90 });
  });

  it('add changes up: +10 and −10 are nothing, though the price has lost', () => {
    for (const day of series) expect(day.value).toBeCloseTo(0, 10);
  });

  it('are what each day’s sixty say alone', () => {
    const uneven = days.map((day, at) => ({ ...day, close: day.close + at }));
    expect(sixtyDaySeries(uneven).at(20)?.value).toBeCloseTo(sixtyDaySum(uneven.slice(0, 80)) ?? -1, 10);
  });
});
