import { describe, expect, it } from 'vitest';
import { toPeriod } from './period.ts';
import { pricePrecision } from './precision.ts';
import { toKLineList } from './toKLineData.ts';

const candle = { open: 1, high: 4, low: 0.5, close: 2, volume: 10, turnover: 20 };

describe('candles for the chart', () => {
  it('are sorted oldest first, each time once, the later of two', () => {
    const list = toKLineList([
      { ...candle, time: 3 },
      { ...candle, time: 1 },
      { ...candle, time: 3, close: 9 },
    ]);
    expect(list).toEqual([
      { ...candle, timestamp: 1 },
      { ...candle, timestamp: 3, close: 9 },
    ]);
  });
});

describe('a period in minutes', () => {
  it.each([
    [1, 'minute', 1],
    [15, 'minute', 15],
    [30, 'minute', 30],
    [60, 'hour', 1],
    [240, 'hour', 4],
    [1440, 'day', 1],
    [10_080, 'week', 1],
    [43_200, 'month', 1],
  ])('of %i is %s %i', (minutes, type, span) => {
    expect(toPeriod(minutes)).toEqual({ type, span });
  });
});

describe('decimals of a price', () => {
  it.each([
    [61_971.55, 2],
    [405.39, 2],
    [33.6, 3],
    [1.5, 4],
    [0.5083, 5],
    [0.0000123, 9],
    [1e-15, 12],
    [0, 2],
  ])('%d has %i', (price, decimals) => {
    expect(pricePrecision(price)).toBe(decimals);
  });
});
