import type { Column } from '#ui/table/column.ts';

/** A column set with more columns before the one named; at the end when there is none of that name. */
export function insertBefore<Row>(
  columns: readonly Column<Row>[],
  id: string,
  more: readonly Column<Row>[],
): readonly Column<Row>[] {
  const found = columns.findIndex((column) => column.id === id);
  const at = found < 0 ? columns.length : found;
  return [...columns.slice(0, at), ...more, ...columns.slice(at)];
}
