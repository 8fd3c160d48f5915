import { memo, type ReactNode } from 'react';
import { cx } from '../classNames.ts';
import styles from './DataTable.module.css';
import type { TableLayout } from './layout.ts';
import { cellClass } from './TableHead.tsx';

/** Draws the link that lies over a whole row; it must carry the class it is given. */
export type RowLink<Row> = (row: Row, className: string) => ReactNode;

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly layout: TableLayout<Row>;
  readonly rowLink: RowLink<Row> | undefined;
  /** Position in the whole table, from 1, where only a part is in the document. */
  readonly ariaRowIndex?: number | undefined;
}

/**
 * One row. Drawn again only when its row object, its place or the columns change: a row whose data did not
 * change keeps its identity in the query cache, and a live price moves in its leaf cell alone.
 * The link over the row lies under cells that have buttons of their own; it is hidden from assistive
 * technology and from the keyboard, because the name cell holds the same link.
 */
function TableRowView<Row>({ row, index, layout, rowLink, ariaRowIndex }: TableRowProps<Row>) {
  const linkAt = layout.placed.findIndex(({ column }) => !column.pin);
  return (
    <tr className={styles.row} aria-rowindex={ariaRowIndex}>
      {layout.placed.map((place, at) => {
        const { column, cellStyle } = place;
        const className = cellClass(place, cx(styles.cell, column.interactive && styles.interactive));
        const content = (
          <>
            {at === linkAt && rowLink?.(row, styles.rowLink ?? '')}
            {column.cell(row, index)}
          </>
        );
        return column.rowHeader ? (
          <th key={column.id} scope="row" className={className} style={cellStyle}>
            {content}
          </th>
        ) : (
          <td key={column.id} className={className} style={cellStyle}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

export const TableRow = memo(TableRowView) as typeof TableRowView;
