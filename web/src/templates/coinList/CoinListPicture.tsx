import { coinColumns } from '@coinmirror/shared/columns/coinList.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { TablePicture } from '#templates/picture/TablePicture.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { arrangeRows } from '#ui/table/arrange.ts';
import type { Column } from '#ui/table/column.ts';
import type { TableState } from '#ui/table/useTableState.ts';

const PICTURED = { figure: 'price', change: 'change' } as const;

interface CoinListPictureProps {
  readonly title: string;
  readonly columns: readonly Column<CoinRow>[];
  readonly rows: readonly CoinRow[] | undefined;
  readonly asOf: number | null;
  readonly state: TableState;
}

/** 分享图 of a list of coins: the first rows in their order, with price and change on the visitor's base. */
export function CoinListPicture({ title, columns, rows = [], asOf, state }: CoinListPictureProps) {
  const { changeBase } = useDisplay();
  return (
    <TablePicture
      title={title}
      columns={coinColumns(changeBase)}
      pictured={PICTURED}
      rowsNow={() => (asOf === null ? [] : arrangeRows(rows, columns, state))}
      asOf={asOf ?? 0}
    />
  );
}
