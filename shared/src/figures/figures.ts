import type { Column } from '../columns/column.ts';
import type { Reading } from '../indicators/readings/reading.ts';
import type { Link } from '../routes/link.ts';

/** The main table of a page of figures. */
export interface FiguresTable<Value, Row> {
  /** Names it in storage; never change it once released. */
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: (value: Value) => readonly Row[];
  readonly key: (row: Row) => string;
  /** Where a row leads; null where it has no page. */
  readonly leadsTo?: (row: Row) => Link | null;
  readonly footnotes?: readonly string[];
}

/**
 * All that a page of figures says of its one call: the facts at its head, its table, how they are read. The page draws
 * it, the gateway writes it into the first HTML.
 */
export interface Figures<Value, Row> {
  /** What it says of itself to a search engine. */
  readonly description: string;
  readonly reading: Reading;
  readonly facts: (value: Value) => readonly Column<Value>[];
  readonly table: FiguresTable<Value, Row>;
}

/** Types a page of figures without naming what its functions already say. */
export function figures<Value, Row>(page: Figures<Value, Row>): Figures<Value, Row> {
  return page;
}
