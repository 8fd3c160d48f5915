import type { DappDetail } from '@coinmirror/shared/contract/dapps.ts';
import { useMemo } from 'react';
import { ofItsDay } from '#charts/series/data/ofItsDay.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { SeriesPoint, TimeSeries } from '#charts/series/types.ts';

const HEIGHT = 300;
/** The complete history. */
const WHOLE = [{ key: 'all', label: '全部', days: null }] as const;
const AXES = { left: '成交额', right: '用户' };
const AXES_WITHOUT_MONEY = { left: '交易数', right: '用户' };

interface DappChartProps {
  readonly dapp: DappDetail;
  readonly asOf: number;
}

/** Thirty days of an application: its volume or transactions, and its users. */
export function DappChart({ dapp, asOf }: DappChartProps) {
  const { name, volume24h } = dapp;
  const days = useMemo(() => ofItsDay(dapp.days), [dapp.days]);
  const hasMoney = volume24h !== null && volume24h > 0;
  const series = useMemo(
    (): readonly TimeSeries[] => [
      hasMoney
        ? bars(
            'volume',
            '成交额',
            'money',
            days.map(({ time, volume }) => [time, volume]),
          )
        : bars(
            'txs',
            '交易数',
            'count',
            days.map(({ time, transactions }) => [time, transactions]),
          ),
      {
        key: 'users',
        name: '用户',
        kind: 'count',
        shape: 'line',
        axis: 'right',
        points: days.map(({ time, users }) => [time, users]),
      },
    ],
    [days, hasMoney],
  );
  return (
    <TimeSeriesChart
      title={`${name}每日使用`}
      source="链上交易，末日为最近 24 小时"
      asOf={asOf}
      height={HEIGHT}
      series={series}
      axisNames={hasMoney ? AXES : AXES_WITHOUT_MONEY}
      ranges={WHOLE}
    />
  );
}

function bars(
  key: string,
  name: string,
  kind: TimeSeries['kind'],
  points: readonly SeriesPoint[],
): TimeSeries {
  return { key, name, kind, shape: 'bar', points };
}
