import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { SUPPLY_NOTES } from '@coinmirror/shared/format/writeSupply.ts';
import type { ReactNode } from 'react';
import { coinRowKey, coinRowLink } from '#ui/columns/rowLink.tsx';
import type { ColumnTerm } from '#ui/definition/DefinitionContext.ts';
import { type Column, chosenColumns } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { TableState } from '#ui/table/useTableState.ts';
import { SnapshotTime } from './snapshot.ts';

export interface CoinTableProps<Row extends CoinRow = CoinRow> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** The time of the rows, epoch ms. */
  readonly asOf: number;
  readonly state: TableState;
  readonly failed?: ReactNode;
  readonly empty: ReactNode;
  readonly expectedRows?: number;
  /** Explains a column by its heading; belongs to another feature. */
  readonly definition?: ColumnTerm;
}

/** A list of coins whose prices update in their own cells. */
export function CoinTable<Row extends CoinRow>({ asOf, ...table }: CoinTableProps<Row>) {
  const shown = chosenColumns(table.columns, table.state.columns);
  const notes = shown.some((column) => column.id === 'supply') ? SUPPLY_NOTES : [];
  return (
    <SnapshotTime value={asOf}>
      <DataTable {...table} rowKey={coinRowKey} rowLink={coinRowLink} footnotes={notes} />
    </SnapshotTime>
  );
}
