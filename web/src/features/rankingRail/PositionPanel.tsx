import type { LargePosition } from '@coinmirror/shared/contract/rankings/moves.ts';
import { useLargePositionQuery } from '#api/endpoints/rankings.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { HolderCell } from './HolderCell.tsx';
import { RAIL_POLLING } from './polling.ts';
import { RailTable } from './RailTable.tsx';
import { coinColumn, moneyColumn } from './railColumns.tsx';
import { RAIL_SIZE } from './railSize.ts';

/** Large holders that added to, or took from, what they hold in the last 24 h. */
export function PositionPanel({ type }: { readonly type: 'increase' | 'decrease' }) {
  const result = useLargePositionQuery({ page: 1, pre_page: RAIL_SIZE, type }, RAIL_POLLING);
  return (
    <RailTable
      title={type === 'increase' ? '大户增持榜' : '大户减持榜'}
      more={<PageLink to="hotPosition">更多</PageLink>}
      columns={[
        coinColumn,
        {
          key: 'holder',
          label: '持有者',
          cell: (row) => <HolderCell label={row.label} address={row.address} />,
        },
        moneyColumn<LargePosition>(type === 'increase' ? '增持额' : '减持额', (row) =>
          magnitude(row.changeValue),
        ),
      ]}
      rowKey={(row) => `${row.code} ${row.address}`}
      result={result}
    />
  );
}

/** The ranking's name says which way; the amount has no sign of its own. */
function magnitude(value: number | null): number | null {
  return value === null ? null : Math.abs(value);
}
