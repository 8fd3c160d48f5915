import type { Column } from '@coinmirror/shared/columns/column.ts';
import { phoneColumns } from '@coinmirror/shared/columns/phoneColumns.ts';

/** A column in a table that every screen gets, and the screens that show it. */
export interface PlacedColumn<Row> {
  readonly column: Column<Row>;
  readonly on: 'both' | 'wide' | 'phone';
  /** Stands small under it on a phone. */
  readonly under: Column<Row> | undefined;
}

/**
 * The columns of a table in one order for both kinds of screen. A key number that a phone moves to the name is there
 * twice: at the name for phones, in its own place for wide screens.
 */
export function placedColumns<Row>(columns: readonly Column<Row>[]): readonly PlacedColumn<Row>[] {
  const onPhone = phoneColumns(columns);
  const underOf = new Map(onPhone.map(({ column, under }) => [column, under]));
  const inOrder = columns.filter((column) => underOf.has(column));
  const differs = onPhone.findIndex(({ column }, at) => column !== inOrder[at]);
  const moved = differs < 0 ? [] : onPhone.slice(differs).filter(({ column }) => column.phone === 'key');
  const elsewhere = new Set(moved.map(({ column }) => column));
  const placed = columns.map((column): PlacedColumn<Row> => {
    const isShared = underOf.has(column) && !elsewhere.has(column);
    return { column, on: isShared ? 'both' : 'wide', under: isShared ? underOf.get(column) : undefined };
  });
  const before = inOrder[differs - 1];
  const at = before === undefined ? 0 : columns.indexOf(before) + 1;
  return [
    ...placed.slice(0, at),
    ...moved.map((one) => ({ ...one, on: 'phone' as const })),
    ...placed.slice(at),
  ];
}
