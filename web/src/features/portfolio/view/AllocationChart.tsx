import type { NamedHolding } from '@coinmirror/shared/columns/holdings.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { ShareBar } from '#ui/splitBar/ShareBar.tsx';

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
  return <ShareBar label="持仓分布" parts={slices} source="自己录入的交易 × 本站行情" asOf={asOf} />;
}
