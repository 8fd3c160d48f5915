import { memo, type ReactNode } from 'react';
import { cx } from '../classNames.ts';
import { useDisplay } from '../display/DisplayContext.tsx';
import { WrittenText, writtenProps } from '../number/writtenParts.tsx';
import styles from './DataTable.module.css';
import type { PlacedColumn, TableLayout } from './layout.ts';

/** Draws the link that lies over a whole row; it must carry the class it is given. */
export type RowLink<Row> = (row: Row, className: string) => ReactNode;

export interface TableRowProps<Row> {
  readonly row: Row;
  /** Where it stood when it was drawn; to be drawn again, another place alone is no reason. */
  readonly index: number;
  readonly layout: TableLayout<Row>;
  readonly rowLink: RowLink<Row> | undefined;
  /** Position in the whole table, from 1, where only a part is in the document. */
  readonly ariaRowIndex?: number | undefined;
}

/**
 * One row. Drawn again only when its row object or the columns change: a row whose data did not
 * change keeps its identity in the query cache, and a live price moves in its leaf cell alone.
 * The link over the row lies under cells that have buttons of their own; it is hidden from assistive
 * technology and from the keyboard, because the name cell holds the same link.
 */
function TableRowView<Row>({ row, index, layout, rowLink, ariaRowIndex }: TableRowProps<Row>) {
  const display = useDisplay();
  function cellOf({ column }: PlacedColumn<Row>) {
    // A number is the cell itself; anything else is drawn into it.
    if (column.cell || !column.written)
      return { className: undefined, content: column.cell?.(row, index, layout) };
    const written = column.written(row, display);
    return { ...writtenProps(written), content: WrittenText(written) };
  }
  return (
    <tr className={styles.row} aria-rowindex={ariaRowIndex}>
      {layout.placed.map((place, at) => {
        const { className, content, ...rest } = cellOf(place);
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
