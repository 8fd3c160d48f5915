import type { HTMLAttributes, ReactNode } from 'react';
import type { Display } from '../display/DisplayContext.tsx';
import { WrittenText, writtenProps } from '../number/writtenParts.tsx';
import type { Column } from './column.ts';
import styles from './DataTable.module.css';
import type { PlacedColumn, TableLayout } from './layout.ts';

interface CellTerms<Row> {
  readonly row: Row;
  readonly index: number;
  readonly layout: TableLayout<Row>;
  readonly display: Display;
}

interface CellParts extends Omit<HTMLAttributes<HTMLElement>, 'content'> {
  readonly content: ReactNode;
  readonly 'data-splits'?: true | undefined;
}

/** A cell's attributes and its content; on a phone with a second, small line where another column stands under it. */
export function cellOf<Row>({ column, under }: PlacedColumn<Row>, terms: CellTerms<Row>): CellParts {
  const own = partsOf(column, terms);
  if (under === undefined) return own;
  const { content, ...rest } = partsOf(under, terms, styles.under);
  return {
    ...own,
    content: (
      <>
        {own.content}
        <small {...rest}>{content}</small>
      </>
    ),
  };
}

/** A number is the cell's own text; anything else is rendered into it. */
function partsOf<Row>(
  column: Column<Row>,
  { row, index, layout, display }: CellTerms<Row>,
  line?: string,
): CellParts {
  const splits = { 'data-splits': column.splits };
  if (column.cell || !column.written)
    return { className: line, content: column.cell?.(row, index, layout), ...splits };
  const written = column.written(row, display);
  return { ...writtenProps(written, line), content: WrittenText(written), ...splits };
}
