import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { PageSection } from '#ui/page/PageSection.tsx';

interface EarnedTrendProps {
  /** The subject: DeFi, a protocol. */
  readonly name: string;
  /** Epoch ms, fees and revenue of a day, USD. */
  readonly days: readonly (readonly [time: number, fees: number | null, revenue: number | null])[];
  /** Epoch ms and USD traded a day; empty for one that is no exchange. */
  readonly volumes?: readonly (readonly [time: number, usd: number])[];
  readonly asOf: number;
  readonly about?: string;
}

const HEIGHT = 260;
const AXES = { left: '费用与收入' };
const TRADED_AXES = { ...AXES, right: '成交额' };
const NO_VOLUMES: NonNullable<EarnedTrendProps['volumes']> = [];

/** What users pay a day and what is kept of it; of an exchange with its volume. Nothing where it is not told. */
export function EarnedTrend({ name, days, volumes = NO_VOLUMES, asOf, about }: EarnedTrendProps) {
  const series = useMemo(() => seriesOf(days, volumes), [days, volumes]);
  if (days.length === 0) return null;
  const isTraded = volumes.length > 0;
  return (
    <PageSection
      title={isTraded ? '费用、收入与成交额' : '费用与收入'}
      {...(about !== undefined && { about })}
    >
      <TimeSeriesChart
        title={`${name} 每日费用与收入`}
        source="各协议合约与公布的费率"
        asOf={asOf}
        height={HEIGHT}
        series={series}
        axisNames={isTraded ? TRADED_AXES : AXES}
        firstRange="3m"
        newest
      />
    </PageSection>
  );
}

function seriesOf(
  days: EarnedTrendProps['days'],
  volumes: NonNullable<EarnedTrendProps['volumes']>,
): readonly TimeSeries[] {
  const money = { kind: 'money' } as const;
  return [
    { ...money, key: 'fees', name: '费用', shape: 'bar', points: days.map(([time, fees]) => [time, fees]) },
    { ...money, key: 'revenue', name: '收入', points: days.map(([time, , revenue]) => [time, revenue]) },
    ...(volumes.length > 0
      ? [{ ...money, key: 'volume', name: '成交额', axis: 'right', points: volumes } as const]
      : []),
  ];
}
