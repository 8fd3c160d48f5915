import type { ColumnFacts } from '@coinmirror/shared/columns/column.ts';
import { above } from '@coinmirror/shared/constants/breakpoints.ts';
import type { Written } from '@coinmirror/shared/format/written.ts';
import type { ReactNode } from 'react';
import type { Display } from '../display/DisplayContext.tsx';

export type SortOrder = 'desc' | 'asc';

/** Draws what stands in a cell. */
export type DrawCell<Row> = (row: Row, index: number, table: { readonly onPhone: boolean }) => ReactNode;

/**
 * One column as React draws it. What it is (name, value, width, file, order) is told by the column of shared that it
 * is made of (`renderColumns`), or by itself where only the page has it: buttons, the visitor's own notes.
 */
export interface Column<Row> extends ColumnFacts<Row> {
  /** What the heading shows where the plain name is not enough. */
  readonly heading?: ReactNode;
  /** The number in the cell, which needs no element of its own. */
  readonly written?: (row: Row, display: Display) => Written;
  /** What else is drawn in the cell; goes before `written`. */
  readonly cell?: DrawCell<Row>;
}

/** From here on a screen is wide, and tables show more columns. The style sheet's page is wider, too (tokens.css). */
export const WIDE = above('desktop');

/** Ids shown when nothing was chosen, on a wide screen or another. */
export function defaultColumnIds(
  columns: readonly Pick<Column<never>, 'id' | 'optional' | 'wide'>[],
  isWide = false,
): readonly string[] {
  return columns.filter(({ optional, wide }) => !optional || (isWide && wide)).map(({ id }) => id);
}

/** The columns to show, in the set's own order; unknown ids are dropped, `always` columns never are. */
export function chosenColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
  { onPhone = false, isWide = false } = {},
): readonly Column<Row>[] {
  const ids = new Set(chosen ?? defaultColumnIds(columns, isWide));
  return columns.filter(
    (column) => (column.always || ids.has(column.id)) && !(onPhone && column.phone === 'hidden'),
  );
}
