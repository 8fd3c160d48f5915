import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { Address } from '#ui/address/Address.tsx';
import { writeAmount } from '#ui/number/written.ts';
import type { Column } from '#ui/table/column.ts';
import { type CoinSlots, coinColumns } from '../coinColumns.tsx';
import { insertBefore } from './insertBefore.ts';

const TOKEN_FACTS: readonly Column<CoinRow>[] = [
  {
    id: 'chain',
    label: '所属公链',
    width: 108,
    phone: 'hidden',
    csv: (row) => row.token?.chain ?? '',
    cell: (row) => row.token?.chain || MISSING,
  },
  {
    id: 'contract',
    label: '合约地址',
    width: 232,
    interactive: true,
    csv: (row) => row.token?.contractAddress ?? '',
    cell: (row) => <Address value={row.token?.contractAddress ?? null} />,
  },
  {
    id: 'holders',
    label: '持币地址数',
    width: 92,
    phone: 'hidden',
    align: 'right',
    csv: (row) => row.token?.holders ?? null,
    definition: 'holders',
    written: (row) => writeAmount(row.token?.holders ?? null),
  },
];

const LEFT_OUT = new Set(['supply', 'drawdown']);

/** A token list: the market's columns, and where the token lives. */
export function tokenColumns(slots: CoinSlots, changeBase: ChangeBase): readonly Column<CoinRow>[] {
  const columns = coinColumns(slots, changeBase).map((column) =>
    LEFT_OUT.has(column.id) ? { ...column, optional: true } : column,
  );
  return insertBefore(columns, 'trend', TOKEN_FACTS);
}
