import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { AlertButton } from '#features/alerts/AlertButton.tsx';
import { coinColumns } from '#features/coins/coinColumns.tsx';
import { profitOf } from '#features/watchlist/position.ts';
import { SortHandle } from '#features/watchlist/sorting/SortHandle.tsx';
import { COIN_SLOTS } from '#templates/coinList/coinSlots.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { EditIcon } from '#ui/icon/icons.ts';
import { Amount } from '#ui/number/Amount.tsx';
import { Money } from '#ui/number/Money.tsx';
import type { Column } from '#ui/table/column.ts';
import styles from './cells.module.css';
import { PickCell } from './PickCell.tsx';
import { ProfitCell } from './ProfitCell.tsx';
import type { TickerRow } from './useTickerRows.ts';

/** Of the coin list, what gives way to the visitor's own columns until it is chosen. */
const GIVING_WAY: ReadonlySet<string> = new Set(['supply', 'turnoverRate', 'drawdown', 'actions']);

const pickColumn: Column<TickerRow> = {
  id: 'pick',
  label: '选择',
  heading: <></>,
  width: 36,
  align: 'center',
  pin: true,
  always: true,
  interactive: true,
  cell: (row) => <PickCell code={row.code} name={row.name} />,
};

/** The coin list's columns, then what the visitor wrote, then what they can do with the row. */
export function tickerColumns(
  changeBase: ChangeBase,
  isPicking: boolean,
  onEdit: (row: TickerRow) => void,
): readonly Column<TickerRow>[] {
  const coin = coinColumns(COIN_SLOTS, changeBase).map((column) =>
    GIVING_WAY.has(column.id) ? { ...column, optional: true } : column,
  );
  return [...(isPicking ? [pickColumn] : []), ...coin, ...ownColumns, manageColumn(onEdit)];
}

const ownColumns: readonly Column<TickerRow>[] = [
  {
    id: 'position',
    label: '成本/数量',
    width: 100,
    align: 'right',
    sortValue: ({ cost, quantity }) => (cost === null || quantity === null ? null : cost * quantity),
    cell: (row) => (
      <span className={styles.pair}>
        <Money usd={row.cost} kind="price" />
        {row.quantity !== null && (
          <span className={styles.small}>
            <Amount value={row.quantity} suffix="个" />
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'profit',
    label: '盈亏',
    width: 100,
    align: 'right',
    sortValue: (row) => profitOf(row.price, row).usd,
    filter: { unit: 'USD', scale: 1 },
    cell: (row) => <ProfitCell row={row} />,
  },
  {
    id: 'note',
    label: '备注',
    width: 110,
    align: 'left',
    sortValue: (row) => row.note || null,
    cell: (row) => (
      <span className={styles.note} title={row.note}>
        {row.note || MISSING}
      </span>
    ),
  },
];

function manageColumn(onEdit: (row: TickerRow) => void): Column<TickerRow> {
  return {
    id: 'manage',
    label: '管理',
    width: 96,
    phoneWidth: 150,
    align: 'right',
    always: true,
    interactive: true,
    cell: (row) => (
      <span className={styles.actions}>
        <AlertButton code={row.code} name={row.name} />
        <IconButton
          size="s"
          label={`编辑 ${row.name} 的备注与持仓`}
          icon={<EditIcon />}
          onClick={() => onEdit(row)}
        />
        <SortHandle sortKey={row.code} name={row.name} />
      </span>
    ),
  };
}
