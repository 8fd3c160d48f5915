import type { NamedHolding } from '@coinmirror/shared/columns/holdings.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { PieChart } from '#charts/pie/PieChart.tsx';

interface AllocationChartProps {
  readonly rows: readonly NamedHolding[];
  readonly asOf: number;
}

/** The allocation of holdings over coins. */
export function AllocationChart({ rows, asOf }: AllocationChartProps) {
  const slices = useMemo(
    () =>
      rows.map(({ code, name, value }) => ({
        name,
        value: value ?? 0,
        href: hrefTo('coin', { coinCode: code }),
      })),
    [rows],
  );
  return (
    <PieChart
      title="持仓分布"
      source="您录入的交易 × 本站行情"
      asOf={asOf}
      slices={slices}
      kind="money"
      donut
      height={240}
    />
  );
}
