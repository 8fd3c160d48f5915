import {
  type LiquidationWindow,
  liquidationWindowColumns,
  liquidationWindows,
} from '@coinmirror/shared/columns/dashboards/liquidationWindows.ts';
import type { FuturesOverview } from '@coinmirror/shared/contract/dashboards/futures.ts';
import { useMemo } from 'react';
import { SectionTable } from '#ui/table/SectionTable.tsx';

const rowKey = ({ hours }: LiquidationWindow) => String(hours);

/** Liquidations of the last 1, 4, 12 and 24 hours. */
export function LiquidationWindows({ hours }: Pick<FuturesOverview, 'hours'>) {
  const rows = useMemo(() => liquidationWindows(hours), [hours]);
  return (
    <SectionTable
      title="爆仓合计"
      about="按整点小时相加，本小时未满。"
      id="futures-windows"
      columns={liquidationWindowColumns}
      rows={rows}
      rowKey={rowKey}
    />
  );
}
