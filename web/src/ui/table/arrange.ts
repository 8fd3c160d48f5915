import type { Column } from './column.ts';
import type { Bounds, Sort } from './tableQuery.ts';

/** Made for the first names that are compared: a browser loads its tables of languages with it. */
let collator: Intl.Collator | undefined;

/** Rows whose numbers lie within every bound; a missing number lies within none. Same array when nothing is asked. */
function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: Readonly<Record<string, Bounds>>,
): readonly Row[] {
  const tests = columns.flatMap((column) => {
    const bounds = filters[column.id];
    return bounds && column.filter && column.sortValue ? [{ read: column.sortValue, bounds }] : [];
  });
  if (tests.length === 0) return rows;
  return rows.filter((row) => tests.every(({ read, bounds }) => within(read(row), bounds)));
}

function within(value: number | string | null, { min, max }: Bounds): boolean {
  if (typeof value !== 'number') return false;
  return (min === null || value >= min) && (max === null || value <= max);
}

/** Rows in the order asked for; null last in both orders, ties in their own order. Same array when nothing is asked. */
function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const read = columns.find((column) => column.id === sort?.id)?.sortValue;
  if (!read || !sort) return rows;
  const direction = sort.order === 'desc' ? -1 : 1;
  return rows
    .map((row) => ({ row, key: read(row) }))
    .sort((a, b) => compare(a.key, b.key, direction))
    .map(({ row }) => row);
}

function compare(a: number | string | null, b: number | string | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * direction;
  collator ??= new Intl.Collator('zh-CN', { numeric: true });
  return collator.compare(String(a), String(b)) * direction;
}

/** Rows as the visitor asked for them: filtered, then sorted. Same array when nothing is asked. */
export function arrangeRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, filters }: { readonly sort: Sort | null; readonly filters: Readonly<Record<string, Bounds>> },
): readonly Row[] {
  return sortRows(filterRows(rows, columns, filters), columns, sort);
}
