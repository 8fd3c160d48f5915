import { describe, expect, it } from 'vitest';
import { toPeriod } from './period.ts';
import { distinctTicks } from './priceAxis.ts';
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

describe('ticks of the price axis', () => {
  const tick = (value: number) => ({ coord: 0, value, text: value.toFixed(4) });

  it('never read alike one after the other: the steps of a quiet hour are finer than the decimals of a pair', () => {
    const ticks = [0.99972, 0.99974, 0.99976, 0.99978].map(tick);
    expect(distinctTicks(ticks).map(({ text }) => text)).toEqual(['0.9997', '0.9998']);
  });

  it('stay where each reads otherwise', () => {
    const ticks = [0.9997, 0.9998, 0.9999].map(tick);
    expect(distinctTicks(ticks)).toEqual(ticks);
  });
});
