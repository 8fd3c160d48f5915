import { heldValue, type WatchedRow, watchedColumns } from '@coinmirror/shared/columns/watched.ts';
import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import { writeFullMoney } from '@coinmirror/shared/format/fullMoney.ts';
import { AlertButton } from '#features/alerts/AlertButton.tsx';
import { coinCells } from '#features/coins/coinColumns.tsx';
import { profitOf } from '#features/watchlist/position.ts';
import { SortHandle } from '#features/watchlist/sorting/SortHandle.tsx';
import { COIN_SLOTS } from '#templates/coinList/coinSlots.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { renderColumnsWith } from '#ui/columns/renderColumnsWith.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { EditIcon } from '#ui/icon/icons.ts';
import { Amount } from '#ui/number/Amount.tsx';
import { NumberText } from '#ui/number/NumberText.tsx';
import type { Column } from '#ui/table/column.ts';
import styles from './cells.module.css';
import { PickCell } from './PickCell.tsx';
import { ProfitCell } from './ProfitCell.tsx';

const profit = (row: WatchedRow) => profitOf(row.price, row).usd;

/** The watchlist's columns, with the visitor's live profit and the row's actions. */
export function tickerColumns(
  changeBase: ChangeBase,
  { isPicking, isHolding }: { readonly isPicking: boolean; readonly isHolding: boolean },
  onEdit: (row: WatchedRow) => void,
): readonly Column<WatchedRow>[] {
  return renderColumnsWith<WatchedRow>(
    watchedColumns(changeBase, { isPicking, isHolding, profitOf: profit }),
    {
      ...coinCells(COIN_SLOTS),
      ...OWN_CELLS,
      manage: (row) => <ManageCell row={row} onEdit={onEdit} />,
    },
  );
}

const OWN_CELLS: Cells<WatchedRow> = {
  pick: (row) => <PickCell code={row.code} name={row.name} />,
  position: (row) => (
    <span className={styles.pair}>
      <HeldMoney row={row} />
      {row.quantity !== null && (
        <span className={styles.small}>
          <Amount value={row.quantity} suffix="个" />
        </span>
      )}
    </span>
  ),
  profit: (row) => <ProfitCell row={row} />,
};

/** In full, as sums above the table and on the portfolio's page are. */
function HeldMoney({ row }: { readonly row: WatchedRow }) {
  return <NumberText written={writeFullMoney(heldValue(row), useDisplay())} />;
}

interface ManageCellProps {
  readonly row: WatchedRow;
  readonly onEdit: (row: WatchedRow) => void;
}

function ManageCell({ row, onEdit }: ManageCellProps) {
  return (
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
  );
}
