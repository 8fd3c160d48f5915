import type { LargePosition } from '@coinmirror/shared/contract/rankings.ts';
import { useLargePositionQuery } from '#api/endpoints/rankings.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Board } from './Board.tsx';
import { coinColumn, moneyColumn } from './boardColumns.tsx';
import { BOARD_SIZE } from './boardSize.ts';
import { HolderCell } from './HolderCell.tsx';
import { BOARD_POLLING } from './polling.ts';

/** Large holders that added to, or took from, what they hold in the last 24 h. */
export function PositionPanel({ type }: { readonly type: 'increase' | 'decrease' }) {
  const result = useLargePositionQuery({ page: 1, pre_page: BOARD_SIZE, type }, BOARD_POLLING);
  return (
    <Board
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

/** The board's name says which way; the amount has no sign of its own. */
function magnitude(value: number | null): number | null {
  return value === null ? null : Math.abs(value);
}
