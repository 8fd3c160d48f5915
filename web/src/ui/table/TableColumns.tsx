import styles from './DataTable.module.css';
import type { PlacedColumn, TableLayout } from './layout.ts';

/** The column that grows takes what is left; a pinned one has its place from its width and keeps it. */
function widthClass<Row>({ grows, column }: PlacedColumn<Row>): string | undefined {
  if (grows) return undefined;
  return column.pin ? styles.kept : styles.sized;
}

/** Fixed widths, known before any row is: nothing shifts when rows come. */
export function TableColumns<Row>({ layout }: { readonly layout: TableLayout<Row> }) {
  return (
    <colgroup>
      {layout.placed.map((placed) => (
        <col key={placed.column.id} className={widthClass(placed)} style={placed.colStyle} />
      ))}
    </colgroup>
  );
}
