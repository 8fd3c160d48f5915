import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import * as v from 'valibot';
import { api } from './api.ts';

/** Which rows of which answers tell of a subject. */
export interface KnownRows<Row> {
  /** The endpoints that list it; without them any answer whose rows fit. */
  readonly endpoints?: readonly EndpointName[];
  /** The field that holds the code; `code` by default. */
  readonly key?: 'code' | 'id';
  readonly schema: v.GenericSchema<unknown, Row>;
}

/** The part of the store that holds the query cache. */
export interface ApiRoot {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}

/** What every list tells of one of its subjects. */
export const namedRow = { code: v.string(), name: v.string(), logo: v.string() } as const;

const rows = v.array(v.unknown());
const listed = v.object({ value: v.union([rows, v.object({ rows })]) });

/** The row with a code in the newest list of the query cache that has one; undefined where no list has. */
export function knownRow<Row>(
  { [api.reducerPath]: { queries } }: ApiRoot,
  code: string,
  { endpoints, key = 'code', schema }: KnownRows<Row>,
): Row | undefined {
  const names: readonly string[] | undefined = endpoints;
  const fitting = Object.values(queries).filter(
    (query) => query?.data !== undefined && (names?.includes(query.endpointName) ?? true),
  );
  const newestFirst = fitting.toSorted((a, b) => (b?.fulfilledTimeStamp ?? 0) - (a?.fulfilledTimeStamp ?? 0));
  for (const query of newestFirst) {
    const row = rowsOf(query?.data).find((one) => isOf(one, key, code));
    const known = row === undefined ? null : v.safeParse(schema, row);
    if (known?.success) return known.output;
  }
  return undefined;
}

function rowsOf(data: unknown): readonly unknown[] {
  const found = v.safeParse(listed, data);
  if (!found.success) return [];
  const { value } = found.output;
  return 'rows' in value ? value.rows : value;
}

function isOf(row: unknown, key: string, code: string): boolean {
  return typeof row === 'object' && row !== null && String(Reflect.get(row, key)) === code;
}
