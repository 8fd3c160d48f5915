import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { SplitBar } from '../splitBar/SplitBar.tsx';
import type { Column } from '../table/column.ts';
import { SectorMember, type SectorMemberCoin } from './SectorMember.tsx';

interface Breadth {
  readonly name: string;
  readonly coinCount: number;
  readonly riseCount: number | null;
  readonly fallCount: number | null;
}

/** How many coins of a sector rise and how many fall; sorted by the rising part. */
export function breadthColumn<Row extends Breadth>(): Column<Row> {
  return {
    id: 'breadth',
    label: '上涨/下跌',
    width: 144,
    sortValue: (row) => (row.riseCount === null ? null : row.riseCount / Math.max(1, row.coinCount)),
    csv: (row) =>
      row.riseCount === null || row.fallCount === null ? null : `${row.riseCount}/${row.fallCount}`,
    cell: (row) => (
      <SplitBar
        label={`${row.name}上涨与下跌家数`}
        sides={[
          { label: '涨', value: row.riseCount ?? 0, text: formatCount(row.riseCount), tone: 'up' },
          { label: '跌', value: row.fallCount ?? 0, text: formatCount(row.fallCount), tone: 'down' },
        ]}
      />
    ),
  };
}

/** The coin of a sector that leads or trails it, with its change. */
export function memberColumn<
  Row extends Readonly<Record<Id, SectorMemberCoin | null>>,
  Id extends 'best' | 'worst',
>(id: Id, label: string): Column<Row> {
  return {
    id,
    label,
    width: 136,
    align: 'right',
    interactive: true,
    sortValue: (row) => row[id]?.change24h ?? null,
    csv: (row) => row[id]?.symbol ?? null,
    cell: (row) => <SectorMember coin={row[id]} />,
  };
}
