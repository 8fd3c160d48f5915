import type { StableChains } from '@coinmirror/shared/contract/dashboards/stable.ts';
import { useMemo, useState } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { Segmented } from '#ui/segmented/Segmented.tsx';

const HEIGHT = 340;
const RANGES = [
  { key: '3m', label: '90天', days: 90 },
  { key: '1y', label: '1年', days: 365 },
  { key: 'all', label: '全部', days: null },
] as const;
const UNITS = [
  { value: 'usd', label: 'USD' },
  { value: 'share', label: '占比' },
] as const;
type Unit = (typeof UNITS)[number]['value'];
const AXES: Readonly<Record<Unit, { readonly left: string }>> = {
  usd: { left: '流通市值' },
  share: { left: '占比' },
};

interface ChainCourseChartProps {
  readonly value: StableChains;
  readonly asOf: number;
}

/** The chains stacked on each other, in USD or as parts of the whole. */
export function ChainCourseChart({ value, asOf }: ChainCourseChartProps) {
  const [unit, setUnit] = useState<Unit>('usd');
  const series = useMemo(() => stackOf(value, unit), [value, unit]);
  return (
    <TimeSeriesChart
      title="稳定币各链供应走势"
      source="链上合约与发行方披露"
      asOf={asOf}
      height={HEIGHT}
      series={series}
      axisNames={AXES[unit]}
      ranges={RANGES}
      firstRange="1y"
      extra={<Segmented label="单位" options={UNITS} value={unit} onChange={setUnit} />}
    />
  );
}

function stackOf({ chains, days }: StableChains, unit: Unit): readonly TimeSeries[] {
  const wholes = days.map(({ usd }) => usd.reduce<number>((sum, one) => sum + (one ?? 0), 0));
  const pointOf = (usd: number | null, whole: number) => {
    if (unit === 'usd' || usd === null) return usd;
    return whole > 0 ? (usd / whole) * 100 : null;
  };
  return chains.map(({ name }, place) => ({
    key: name,
    name,
    kind: unit === 'usd' ? 'money' : 'share',
    shape: 'area',
    stack: 'chains',
    ...(name === '其他' && { color: 'neutral' as const }),
    points: days.map(({ time, usd }, at) => [time, pointOf(usd[place] ?? null, wholes[at] ?? 0)]),
  }));
}
