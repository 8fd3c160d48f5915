import type { ColumnFacts } from './column.ts';

/** The facts of a column that say where it stands on a phone. */
type Placing = Pick<ColumnFacts<never>, 'id' | 'pin' | 'rowHeader' | 'phone' | 'phoneUnder'>;

/** A column of its own on a phone, and the one that stands small under it in the same cell. */
export interface PhoneColumn<Column> {
  readonly column: Column;
  readonly under: Column | undefined;
}

/**
 * Columns as a phone shows them: without the hidden ones, the key numbers directly after the name, and two lines in a
 * cell where a column stands under another. A column whose upper line is not shown has its own cell.
 */
export function phoneColumns<Column extends Placing>(
  columns: readonly Column[],
): readonly PhoneColumn<Column>[] {
  const shown = columns.filter(({ phone }) => phone !== 'hidden');
  const ids = new Set(shown.map(({ id }) => id));
  const isUnder = ({ phoneUnder }: Column) => phoneUnder !== undefined && ids.has(phoneUnder);
  const own = shown.filter((column) => !isUnder(column));
  const names = own.findLastIndex(({ pin, rowHeader }) => pin || rowHeader) + 1;
  const rest = own.slice(names);
  const order = [
    ...own.slice(0, names),
    ...rest.filter(({ phone }) => phone === 'key'),
    ...rest.filter(({ phone }) => phone !== 'key'),
  ];
  return order.map((column) => ({
    column,
    under: shown.find(({ phoneUnder }) => phoneUnder === column.id),
  }));
}
