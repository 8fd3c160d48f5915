import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { SeriesLinks } from '#ui/file/SeriesLinks.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';

interface DefiTrendProps {
  /** The subject: DeFi, a chain, a protocol. */
  readonly name: string;
  /** Key of the public series with these points; null where there is none. */
  readonly seriesKey: string | null;
  readonly points: readonly (readonly [time: number, usd: number])[];
  readonly asOf: number;
}

const HEIGHT = 260;
const AXES = { left: 'TVL' };

/** Value locked, day by day. */
export function DefiTrend({ name, seriesKey, points, asOf }: DefiTrendProps) {
  const series = useMemo<readonly TimeSeries[]>(
    () => [{ key: 'tvl', name: `${name} TVL`, kind: 'money', shape: 'area', points }],
    [name, points],
  );
  return (
    <PageSection title="锁仓量走势" tools={seriesKey !== null && <SeriesLinks of={seriesKey} />}>
      <TimeSeriesChart
        title={`${name}锁仓量走势`}
        source="各协议合约余额与现货价格"
        asOf={asOf}
        height={HEIGHT}
        series={series}
        axisNames={AXES}
        firstRange="1y"
        newest
      />
    </PageSection>
  );
}
