import styles from './DataTable.module.css';
import type { PlacedColumn, TableLayout } from './layout.ts';

/**
 * The growing column takes the remaining width; a pinned one has a fixed width, which its offset depends on. On a phone
 * those of a page share the box.
 */
function widthClass<Row>({ grows, column, isPaged }: PlacedColumn<Row>): string | undefined {
  if (grows) return undefined;
  if (isPaged) return styles.paged;
  return column.pin ? styles.kept : styles.sized;
}

/** Fixed widths, known before any row: no layout shift when rows come. */
export function TableColumns<Row>({ layout }: { readonly layout: TableLayout<Row> }) {
  return (
    <colgroup>
      {layout.placed.map((placed) => (
        <col key={placed.column.id} className={widthClass(placed)} style={placed.colStyle} />
      ))}
    </colgroup>
  );
}
