import type { Sort } from '@coinmirror/shared/columns/column.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import type { ParamChanges } from '../url/changedParams.ts';

/** Bounds of a number filter, both inclusive, in the column's own sort value; null is unbounded. */
export interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

export type { Sort };

/** The table state in the address. `null` means the page's default. */
export interface TableQuery {
  readonly sort: Sort | null;
  readonly columns: readonly string[] | null;
  readonly filters: Readonly<Record<string, Bounds>>;
}

const COLUMN_ID = /^[A-Za-z][A-Za-z0-9]*$/;

/** Parses `?sort=price&order=asc&cols=price,change&filter=price:1~100;change:5~`; invalid parts are ignored. */
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

/** The address parameters for parts of a query; defaults are omitted. */
export function tableParams({ sort, columns, filters }: Partial<TableQuery>): ParamChanges {
  return {
    ...(sort !== undefined && { sort: sort?.id ?? null, order: sort?.order ?? null }),
    ...(columns !== undefined && { cols: columns?.join(',') ?? null }),
    ...(filters !== undefined && { filter: writeFilters(filters) || null }),
  };
}

/**
 * The next sort state of a column: descending, ascending, then the order in which the rows arrive. That order is the
 * first state of its own column: a press on it turns it round, and the next one turns it back.
 */
export function nextSort(present: Sort | null, id: string, arrival: Sort | null = null): Sort | null {
  if (arrival?.id === id)
    return present?.id === id && present.order !== arrival.order
      ? null
      : { id, order: opposite(arrival.order) };
  if (present?.id !== id) return { id, order: 'desc' };
  return present.order === 'desc' ? { id, order: 'asc' } : null;
}

const opposite = (order: Sort['order']) => (order === 'desc' ? 'asc' : 'desc');

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
  const value = ownNumber(text);
  return Number.isFinite(value) ? value : null;
}

function writeFilters(filters: Readonly<Record<string, Bounds>>): string {
  return Object.entries(filters)
    .filter(([, { min, max }]) => min !== null || max !== null)
    .map(([id, { min, max }]) => `${id}:${min ?? ''}~${max ?? ''}`)
    .join(';');
}
