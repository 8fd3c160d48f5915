import type { SortOrder } from './column.ts';

/** Bounds of a number filter, both inclusive, in the column's own sort value; null is open. */
export interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

export interface Sort {
  readonly id: string;
  readonly order: SortOrder;
}

/** What a table's address says. `null` means "as the page has it by default". */
export interface TableQuery {
  readonly sort: Sort | null;
  readonly columns: readonly string[] | null;
  readonly filters: Readonly<Record<string, Bounds>>;
}

const COLUMN_ID = /^[A-Za-z][A-Za-z0-9]*$/;

/** Reads `?sort=price&order=asc&cols=price,change&filter=price:1~100;change:5~`; what it cannot read it leaves out. */
export function readTableQuery(search: URLSearchParams): TableQuery {
  const sort = search.get('sort');
  const cols = search.get('cols');
  return {
    sort:
      sort && COLUMN_ID.test(sort)
        ? { id: sort, order: search.get('order') === 'asc' ? 'asc' : 'desc' }
        : null,
    columns: cols === null ? null : cols.split(',').filter((id) => COLUMN_ID.test(id)),
    filters: readFilters(search.get('filter') ?? ''),
  };
}

/** Writes the parts of a query into an address; every other parameter stays as it was. */
export function writeTableQuery(search: URLSearchParams, patch: Partial<TableQuery>): URLSearchParams {
  const next = new URLSearchParams(search);
  if (patch.sort !== undefined) {
    set(next, 'sort', patch.sort?.id ?? null);
    set(next, 'order', patch.sort?.order ?? null);
  }
  if (patch.columns !== undefined) set(next, 'cols', patch.columns?.join(',') ?? null);
  if (patch.filters !== undefined) set(next, 'filter', writeFilters(patch.filters) || null);
  return next;
}

/** The step after the present sort of a column: descending, ascending, then the table's own order. */
export function nextSort(present: Sort | null, id: string): Sort | null {
  if (present?.id !== id) return { id, order: 'desc' };
  return present.order === 'desc' ? { id, order: 'asc' } : null;
}

function set(search: URLSearchParams, name: string, value: string | null): void {
  if (value === null) search.delete(name);
  else search.set(name, value);
}

function readFilters(text: string): Record<string, Bounds> {
  const filters: Record<string, Bounds> = {};
  for (const part of text.split(';')) {
    const match = /^([A-Za-z][A-Za-z0-9]*):([^~]*)~(.*)$/.exec(part);
    if (!match) continue;
    const [, id = '', low = '', high = ''] = match;
    const bounds = { min: readBound(low), max: readBound(high) };
    if (bounds.min !== null || bounds.max !== null) filters[id] = bounds;
  }
  return filters;
}

function readBound(text: string): number | null {
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

function writeFilters(filters: Readonly<Record<string, Bounds>>): string {
  return Object.entries(filters)
    .filter(([, { min, max }]) => min !== null || max !== null)
    .map(([id, { min, max }]) => `${id}:${min ?? ''}~${max ?? ''}`)
    .join(';');
}
