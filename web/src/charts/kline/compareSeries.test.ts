import { describe, expect, it, vi } from 'vitest';
import type { BarQuery } from '../klinecharts/createBarLoader.ts';
import { compareRows } from './compareRows.ts';
import { createCompareSeries } from './compareSeries.ts';

const MINUTE = 60_000;

/** `count` candles from 0 on, each closing at its index. */
function market(count: number) {
  const all = Array.from({ length: count }, (_, place) => ({
    time: place * MINUTE,
    open: 1,
    high: 1,
    low: 1,
    close: place,
    volume: 1,
    turnover: 1,
  }));
  return vi.fn(async ({ before, limit }: BarQuery) =>
    all.filter(({ time }) => before === null || time < before).slice(-limit),
  );
}

describe('createCompareSeries', () => {
  it('loads back as far as it is asked, and no further', async () => {
    const load = market(2000);
    const series = createCompareSeries({ load }, () => 1e9);
    await series.reach(1200 * MINUTE);
    expect(load).toHaveBeenCalledTimes(2);
    expect(series.closesAt([1200 * MINUTE, 1999 * MINUTE])).toEqual([1200, 1999]);
    expect(series.closesAt([0])).toEqual([null]);
  });

  it('stops at the first candle of the source', async () => {
    const load = market(30);
    const series = createCompareSeries({ load }, () => 1e9);
    await series.reach(-5 * MINUTE);
    await series.reach(-5 * MINUTE);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fills a gap with the previous close', async () => {
    const series = createCompareSeries({ load: market(3) }, () => 1e9);
    await series.reach(0);
    expect(series.closesAt([-1, 0, 90_000, 10 * MINUTE])).toEqual([null, 0, 1, 2]);
  });

  it('refetches the newest candle once it is stale, and keeps what it has when that fails', async () => {
    let time = 1e9;
    const load = market(10);
    const series = createCompareSeries({ load }, () => time);
    await series.reach(0);
    time += 11_000;
    load.mockRejectedValueOnce(new Error('down'));
    await series.reach(0);
    expect(series.closesAt([9 * MINUTE])).toEqual([9]);
    await series.reach(0);
    expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ before: null, limit: 20 }));
  });
});

describe('compareRows', () => {
  const candlesOf = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      timestamp: place * MINUTE,
      open: 1,
      high: 1,
      low: 1,
      close: 1,
    }));

  it('computes only a new candle until something was fetched', async () => {
    let time = 1e9;
    const series = createCompareSeries({ load: market(600) }, () => time);
    await series.reach(0);
    const asked = vi.spyOn(series, 'closesAt');
    const candles = candlesOf(500);
    compareRows(series, candles);
    candles.push(...candlesOf(501).slice(-1));
    expect(compareRows(series, candles).at(-1)).toEqual({ close: 500 });
    expect(asked.mock.calls.map(([times]) => times.length)).toEqual([500, 1]);
    time += 11_000;
    await series.reach(0);
    compareRows(series, candles);
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ length: 501 }));
  });

  it('starts over when older candles arrive', async () => {
    const series = createCompareSeries({ load: market(600) }, () => 1e9);
    await series.reach(0);
    compareRows(series, candlesOf(500).slice(100));
    expect(compareRows(series, candlesOf(500))[3]).toEqual({ close: 3 });
  });
});
