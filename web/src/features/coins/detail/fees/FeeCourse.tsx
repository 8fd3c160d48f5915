import type { CoinEarner } from '@coinmirror/shared/contract/coin/fees.ts';
import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { EARNER_WORDS } from './EarnerPanel.tsx';

const HEIGHT = 220;
const RANGES = [
  { key: '1m', label: '1月', days: 30 },
  { key: 'all', label: '3月', days: null },
] as const;

interface FeeCourseProps {
  readonly earner: CoinEarner;
  readonly asOf: number;
}

/** Fees and revenue of one earner by day. */
export function FeeCourse({ earner, asOf }: FeeCourseProps) {
  const { days, kind, name } = earner;
  const series = useMemo(() => seriesOf(days), [days]);
  return (
    <TimeSeriesChart
      title={`${name} ${EARNER_WORDS[kind][0]}每日费用`}
      titled
      source={kind === 'gas' ? '各链的区块与 Gas 价' : '各协议合约与公布的费率'}
      asOf={asOf}
      height={HEIGHT}
      series={series}
      ranges={RANGES}
      firstRange="all"
      newest
    />
  );
}

function seriesOf(days: CoinEarner['days']): readonly TimeSeries[] {
  const fees: TimeSeries = {
    kind: 'money',
    key: 'fees',
    name: '费用',
    shape: 'bar',
    points: days.map(([time, usd]) => [time, usd]),
  };
  // A chain whose revenue nobody tells has no empty line.
  if (days.every(([, , revenue]) => revenue === null)) return [fees];
  return [
    fees,
    { kind: 'money', key: 'revenue', name: '收入', points: days.map(([time, , usd]) => [time, usd]) },
  ];
}
