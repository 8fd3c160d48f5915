import type { Chart, KLineData } from 'klinecharts';
import { expect, it } from 'vitest';
import { visibleProfile } from './profileIndicator.ts';

const candle = (timestamp: number, low: number, volume: number): KLineData => ({
  timestamp,
  open: low,
  close: low + 10,
  high: low + 10,
  low,
  volume,
});

it('is of the visible candles, made once for a range until its newest candle moves', () => {
  const list = [candle(0, 0, 5), candle(1, 10, 50), candle(2, 20, 10)];
  let range = { from: 0, to: 2, realFrom: 0, realTo: 2 };
  const chart: Partial<Chart> = { getVisibleRange: () => range, getDataList: () => list };
  // The profile uses nothing else of a chart.
  const profile = (params = [2, 70]) => visibleProfile(chart as Chart, { calcParams: params });
  const first = profile();
  expect(first?.rows).toEqual([5, 50]);
  expect(profile()).toBe(first);
  list[1] = candle(1, 10, 60);
  expect(profile()?.rows).toEqual([5, 60]);
  range = { from: 1, to: 3, realFrom: 1, realTo: 3 };
  expect(profile()).toMatchObject({ base: 10, rows: [60, 10] });
  expect(profile([4, 70])?.rows).toHaveLength(4);
});
