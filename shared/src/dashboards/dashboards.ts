import type { Column } from '../columns/column.ts';
import type { Interpretation } from '../indicators/interpretations/interpretation.ts';
import type { Link } from '../routes/link.ts';
import type { Sentence } from '../sentences/sentence.ts';

/** The main table of a dashboard page. */
export interface DashboardTable<Value, Row> {
  /** Its storage key; never change it once released. */
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: (value: Value) => readonly Row[];
  readonly key: (row: Row) => string;
  /** Link of a row; null if it has no page. */
  readonly leadsTo?: (row: Row) => Link | null;
  readonly footnotes?: readonly string[];
}

/**
 * Content of a dashboard page from its one call: facts in the header, a table, explanations. The page draws it, the
 * gateway writes it into the first HTML.
 */
export interface Dashboard<Value, Row> {
  /** Description for search engines. */
  readonly description: string;
  readonly interpretation: Interpretation;
  /** What today is like; null where the answer does not say it. */
  readonly sentence?: (value: Value) => Sentence | null;
  readonly facts: (value: Value) => readonly Column<Value>[];
  readonly table: DashboardTable<Value, Row>;
}

/** Types a dashboard page with inferred type parameters. */
export function dashboard<Value, Row>(page: Dashboard<Value, Row>): Dashboard<Value, Row> {
  return page;
}
