import type { SQLInputValue, StatementSync } from 'node:sqlite';
import * as v from 'valibot';

/** A prepared statement whose rows are parsed by a schema, so that a column renamed only in SQL fails immediately. */
export interface Query<Row> {
  one(...params: SQLInputValue[]): Row | null;
  all(...params: SQLInputValue[]): Row[];
}

export function query<Wire, Row>(statement: StatementSync, schema: v.GenericSchema<Wire, Row>): Query<Row> {
  return {
    one(...params) {
      const row = statement.get(...params);
      return row === undefined ? null : v.parse(schema, row);
    },
    all: (...params) => statement.all(...params).map((row) => v.parse(schema, row)),
  };
}

/** A row with one number named `value`. */
export const numberRow = v.pipe(
  v.object({ value: v.number() }),
  v.transform((row) => row.value),
);
