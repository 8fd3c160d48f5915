import { liquidationColumns } from '@coinmirror/shared/columns/dashboards/futures.ts';
import type { LiquidationRow } from '@coinmirror/shared/contract/dashboards/futures.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import { useMemo, useState } from 'react';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import styles from './LiquidationFeed.module.css';
import { useLiquidationStream } from './useLiquidationStream.ts';

const LEAST = [
  { value: '1000', label: '$1,000' },
  { value: '10000', label: '$1 万' },
  { value: '100000', label: '$10 万' },
  { value: '1000000', label: '$100 万' },
] as const;

type Least = (typeof LEAST)[number]['value'];

const rowKey = ({ id }: LiquidationRow) => id;

/** Longs and shorts in the palette's up and down, like everywhere on the site. */
const CELLS: Cells<LiquidationRow> = {
  side: ({ side }) => (
    <span className={side === 'long' ? styles.long : styles.short}>{side === 'long' ? '多单' : '空单'}</span>
  ),
};

/** Single liquidations as they happen, from a chosen size on. */
export function LiquidationFeed({ answered }: { readonly answered: readonly LiquidationRow[] }) {
  const [least, setLeast] = useState<Least>('10000');
  const orders = useLiquidationStream(answered);
  const rows = useMemo(() => orders.filter(({ usd }) => usd >= ownNumber(least)), [orders, least]);
  return (
    <SectionTable
      title="实时爆仓"
      about="实时推送，最新在前；不列 $1,000 以下的。"
      id="futures-orders"
      columns={liquidationColumns}
      cells={CELLS}
      rows={rows}
      rowKey={rowKey}
      tools={<Segmented label="最小金额" options={LEAST} value={least} onChange={setLeast} />}
    />
  );
}
