import type { Column } from './column.ts';
import type { Bounds, Sort } from './tableQuery.ts';

/** Created on first use: a browser loads its language tables with it. */
let collator: Intl.Collator | undefined;

/**
 * Rows whose numbers lie within every bound; a missing number lies within none. Returns the same array without bounds.
 */
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

/** Sorted rows; null last in both orders, ties in their own order. Returns the same array without a sort. */
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

/** Rows as the visitor wants them: filtered, then sorted. Returns the same array without either. */
export function arrangeRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, filters }: { readonly sort: Sort | null; readonly filters: Readonly<Record<string, Bounds>> },
): readonly Row[] {
  return sortRows(filterRows(rows, columns, filters), columns, sort);
}
