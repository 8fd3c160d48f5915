import type { TimeZoneChoice } from '@coinmirror/shared/format/time.ts';
import type { ReactNode } from 'react';
import type { Display } from '../display/DisplayContext.tsx';
import type { CsvCell } from '../file/csv.ts';
import type { Written } from '../number/written.ts';

export type SortOrder = 'desc' | 'asc';
export type ColumnAlign = 'left' | 'right' | 'center';

/** What a file's money and times are written in: what the visitor reads the table in. */
export interface CsvTerms {
  /** Shown in the heading, for instance CNY. */
  readonly unit: string;
  /** Units of it for 1 USD; null when the rate is not known. */
  readonly perUsd: number | null;
  readonly timeZone: TimeZoneChoice;
}

/**
 * One column as data. A table is a list of these; what a page adds to a table is another column set.
 * `sortValue` makes the column sortable (and, when `filter` names a unit, filterable); a null sorts last
 * in both orders. Text sorts by Chinese collation.
 */
export interface Column<Row> {
  /** Stands in the address and in storage; never change it once released. */
  readonly id: string;
  /** Plain name: the heading, the column chooser, the CSV heading. */
  readonly label: string;
  /** What the heading shows where the plain name is not enough. */
  readonly heading?: ReactNode;
  readonly align?: ColumnAlign;
  /** Width in px; a column with `grow` takes what is left, and never less than this. */
  readonly width: number;
  /** Width below 640 px, when it differs. */
  readonly phoneWidth?: number;
  readonly grow?: boolean;
  /** The cell that names its row (assistive technology reads it with every other cell). */
  readonly rowHeader?: boolean;
  /** Stays at the left while the rest scrolls. Pinned columns come first. */
  readonly pin?: boolean;
  /** Not rendered below 640 px. */
  readonly phone?: 'hidden';
  /** Not offered in the column chooser. */
  readonly always?: boolean;
  /** Not shown until chosen. */
  readonly optional?: boolean;
  /** The number in the cell, which needs no element of its own. */
  readonly written?: (row: Row, display: Display) => Written;
  /** What else is drawn in the cell; goes before `written`. */
  readonly cell?: (row: Row, index: number, table: { readonly onPhone: boolean }) => ReactNode;
  readonly sortValue?: (row: Row) => number | string | null;
  /** The unit a reader types bounds in ('%', '亿 USD'), and how many of the sort value make one of it. */
  readonly filter?: { readonly unit: string; readonly scale: number };
  /** What the file gets; without it the column stays out of the file. Money and times follow `terms`. */
  readonly csv?: (row: Row, terms: CsvTerms) => CsvCell;
  readonly csvLabel?: (terms: CsvTerms) => string;
  /** Key into the registry of definitions (meaning, formula, source). */
  readonly definition?: string;
  /** A cell that holds buttons or links of its own stands above the row's link. */
  readonly interactive?: boolean;
}

/** Ids shown when nothing was chosen. */
export function defaultColumnIds(
  columns: readonly Pick<Column<never>, 'id' | 'optional'>[],
): readonly string[] {
  return columns.filter((column) => !column.optional).map((column) => column.id);
}

/** The columns to show, in the set's own order; unknown ids are dropped, `always` columns never are. */
export function chosenColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
  { onPhone = false } = {},
): readonly Column<Row>[] {
  const ids = new Set(chosen ?? defaultColumnIds(columns));
  return columns.filter(
    (column) => (column.always || ids.has(column.id)) && !(onPhone && column.phone === 'hidden'),
  );
}
