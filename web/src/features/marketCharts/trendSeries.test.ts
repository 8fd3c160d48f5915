import { expect, it } from 'vitest';
import { shareSeries } from './trendSeries.ts';

it('shares add up to a hundred, and the remainder without a name is grey', () => {
  const series = shareSeries([{ time: 1, marketCap: 10, volume: 1, btcShare: 57, ethShare: 16 }]);
  expect(series.map(({ name, points }) => [name, points[0]?.[1]])).toEqual([
    ['BTC', 57],
    ['ETH', 16],
    ['其他', 27],
  ]);
  expect(series.map(({ color }) => color)).toEqual([undefined, undefined, 'neutral']);
});
