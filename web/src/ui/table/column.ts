import type { ColumnFacts } from '@coinmirror/shared/columns/column.ts';
import { above } from '@coinmirror/shared/constants/breakpoints.ts';
import type { Written } from '@coinmirror/shared/format/written.ts';
import type { ReactNode } from 'react';
import type { Display } from '../display/DisplayContext.tsx';

/** Renders the content of a cell. */
export type DrawCell<Row> = (row: Row, index: number, table: { readonly onPhone: boolean }) => ReactNode;

/**
 * One column as React renders it. Label, value, width, CSV field and order come from the shared column it is made of
 * (`renderColumns`), or from itself where only the page has it: buttons, the visitor's own notes.
 */
export interface Column<Row> extends ColumnFacts<Row> {
  /** Replaces the plain label in the heading. */
  readonly heading?: ReactNode;
  /** The number in the cell, which needs no element of its own. */
  readonly written?: (row: Row, display: Display) => Written;
  /** Custom content; takes precedence over `written`. */
  readonly cell?: DrawCell<Row>;
}

/** From this width on tables show more columns. The style sheet widens the page as well (tokens.css). */
export const WIDE = above('desktop');

/** Ids shown without a choice, by screen width. */
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
