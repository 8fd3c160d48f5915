import { memo, type ReactNode } from 'react';
import { cx } from '../classNames.ts';
import { useDisplay } from '../display/DisplayContext.tsx';
import { cellOf } from './cellOf.tsx';
import styles from './DataTable.module.css';
import type { TableLayout } from './layout.ts';

/** Renders the link that covers a whole row; it must use the class it is given. */
export type RowLink<Row> = (row: Row, className: string) => ReactNode;

export interface TableRowProps<Row> {
  readonly row: Row;
  /** Its position when it was rendered; a new position alone causes no re-render. */
  readonly index: number;
  readonly layout: TableLayout<Row>;
  readonly rowLink: RowLink<Row> | undefined;
  /** 1-based position in the whole table, where only a part is in the document. */
  readonly ariaRowIndex?: number | undefined;
}

/**
 * One row. It re-renders only when its row object or the columns change: an unchanged row keeps its identity in the
 * query cache, and a live price changes in its leaf cell only. The link that covers the row lies under cells that have
 * buttons; it is hidden from assistive technology and from the keyboard, because the name cell has the same link.
 */
function TableRowView<Row>({ row, index, layout, rowLink, ariaRowIndex }: TableRowProps<Row>) {
  const display = useDisplay();
  return (
    <tr className={styles.row} aria-rowindex={ariaRowIndex}>
      {layout.placed.map((place, at) => {
        const { className, content, ...rest } = cellOf(place, { row, index, layout, display });
        const shown = (
          <>
            {at === layout.linkAt && rowLink?.(row, styles.rowLink ?? '')}
            {content}
          </>
        );
        const all = { className: cx(place.cellClass, className), style: place.cellStyle, ...rest };
        return place.column.rowHeader ? (
          <th key={place.column.id} scope="row" {...all}>
            {shown}
          </th>
        ) : (
          <td key={place.column.id} {...all}>
            {shown}
          </td>
        );
      })}
    </tr>
  );
}

export const TableRow = memo(
  TableRowView,
  (was, is) =>
    was.row === is.row &&
    was.layout === is.layout &&
    was.rowLink === is.rowLink &&
    was.ariaRowIndex === is.ariaRowIndex,
) as typeof TableRowView;
