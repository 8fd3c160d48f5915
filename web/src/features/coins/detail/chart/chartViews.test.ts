import type { ChartPoint } from '@coinmirror/shared/contract/coin/charts.ts';
import { describe, expect, it } from 'vitest';
import { openingOf, settled, withVolume } from './chartViews.ts';

const point = (time: number, priceUsd: number, volume: number): ChartPoint => ({
  time,
  priceUsd,
  priceBtc: priceUsd / 60_000,
  marketCap: priceUsd * 1e6,
  volume,
});
const points = [point(1000, 120, 7), point(2000, 118, 9)];

describe('the price chart', () => {
  it.each(['usd', 'btc', 'cap'] as const)(
    'of %s has what was traded as grey bars of an axis of their own',
    (view) => {
      const [line, bars, ...more] = withVolume(points, view);
      expect(line).toMatchObject({ key: view, shape: 'area', showsChange: true });
      expect(bars).toMatchObject({ shape: 'bar', axis: 'right', color: 'neutral' });
      expect(bars?.points).toEqual([
        [1000, 7],
        [2000, 9],
      ]);
      expect(more).toEqual([]);
    },
  );

  it.each([
    ['usd', 'bitcoin'],
    ['cap', 'bitcoin'],
    ['btc', undefined],
  ] as const)('of %s is drawn from the closes of %s', (view, coin) => {
    const [line, bars] = withVolume(points, view, 'bitcoin');
    expect([line?.closesOf, bars?.closesOf]).toEqual([coin, undefined]);
  });

  it('of the volume shows volume only', () => {
    expect(withVolume(points, 'vol').map(({ key }) => key)).toEqual(['vol']);
  });

  it('has a reference line: the opening of a day, the start of longer ranges; none without a price', () => {
    expect(openingOf(points, 'usd', 'd', 121)).toEqual([{ value: 121, text: '24H开盘', tone: 'neutral' }]);
    expect(openingOf(points, 'usd', 'd', null), 'of a coin younger than a day').toMatchObject([
      { value: 120, text: '起点' },
    ]);
    expect(openingOf(points, 'usd', 'm', 121)).toEqual([{ value: 120, text: '起点', tone: 'neutral' }]);
    expect([openingOf(points, 'cap', 'd', 121), openingOf([], 'usd', 'd', 121)]).toEqual([[], []]);
  });

  it('keeps its reference line while ticks only repeat the opening', () => {
    const openings = [101_203.4, 99_871.25, 100_455.1].map((price) => {
      const change = (price / 100_123.4 - 1) * 100;
      return settled(price / (1 + change / 100));
    });
    expect(new Set(openings)).toEqual(new Set([100_123.4]));
    expect(settled(null)).toBeNull();
  });
});
