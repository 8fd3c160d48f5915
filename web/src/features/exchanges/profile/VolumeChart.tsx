import { useMemo } from 'react';
import { useExchangeHistoryQuery } from '#api/endpoints/exchangeRankings.ts';
import { ofItsDay } from '#charts/series/data/ofItsDay.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const HEIGHT = 280;
const NONE: readonly never[] = [];
const AXES = { left: '24H成交额' };

interface VolumeChartProps {
  readonly code: string;
  readonly name: string;
}

/** An exchange's volume day by day, spot and contracts. */
export function VolumeChart({ code, name }: VolumeChartProps) {
  const result = useExchangeHistoryQuery({ code });
  const rows = result.data?.value ?? NONE;
  const days = useMemo(() => ofItsDay(rows), [rows]);
  const series = useMemo(
    () =>
      (
        [
          { key: 'spot', name: '现货', points: days.map(({ time, spot }) => [time, spot] as const) },
          { key: 'futures', name: '合约', points: days.map(({ time, futures }) => [time, futures] as const) },
        ] as const
      )
        .filter(({ points }) => points.some(([, value]) => (value ?? 0) > 0))
        .map((one): TimeSeries => ({ ...one, kind: 'money', shape: 'bar', stack: 'volume' })),
    [days],
  );
  return (
    <Loadable result={result} height={HEIGHT + 100} skeleton={<Skeleton height={HEIGHT + 100} />}>
      {(_days, { asOf }) => (
        <TimeSeriesChart
          title={`${name}每日成交额`}
          titled
          source="平台上报成交额，末日为最近 24 小时"
          asOf={asOf}
          height={HEIGHT}
          series={series}
          axisNames={AXES}
          firstRange="3m"
        />
      )}
    </Loadable>
  );
}
