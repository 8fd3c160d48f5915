import type { Column } from '../table/column.ts';

/** A column whose heading sorts and filters nothing: where the order is not the table's to choose. */
export function unsorted<Row>({ sortValue: _sort, filter: _filter, ...column }: Column<Row>): Column<Row> {
  return column;
}
