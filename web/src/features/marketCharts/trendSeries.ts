import type { MarketTrendPoint } from '@coinmirror/shared/contract/activity.ts';
import type { TimeSeries } from '#charts/series/types.ts';

/** Market value as an area, volume as bars on an axis of its own. */
export function trendSeries(points: readonly MarketTrendPoint[]): readonly TimeSeries[] {
  return [
    {
      key: 'marketCap',
      name: '总市值',
      kind: 'money',
      shape: 'area',
      color: 'ink',
      points: points.map(({ time, marketCap }) => [time, marketCap]),
    },
    {
      key: 'volume',
      name: '成交额',
      kind: 'money',
      shape: 'bar',
      color: 'neutral',
      axis: 'right',
      points: points.map(({ time, volume }) => [time, volume]),
    },
  ];
}

/** Stacked shares that add up to 100 %. */
export function shareSeries(points: readonly MarketTrendPoint[]): readonly TimeSeries[] {
  const share = (key: string, name: string, read: (point: MarketTrendPoint) => number): TimeSeries => ({
    key,
    name,
    kind: 'share',
    shape: 'area',
    stack: 'share',
    points: points.map((point) => [point.time, read(point)]),
  });
  return [
    share('btc', 'BTC', ({ btcShare }) => btcShare),
    share('eth', 'ETH', ({ ethShare }) => ethShare),
    {
      ...share('others', '其他', ({ btcShare, ethShare }) => Math.max(0, 100 - btcShare - ethShare)),
      color: 'neutral',
    },
  ];
}
