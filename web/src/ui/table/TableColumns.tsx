import type { Column } from './column.ts';
import styles from './DataTable.module.css';
import type { TableLayout } from './layout.ts';

/** The column that grows takes what is left; a pinned one has its place from its width and keeps it. */
function widthClass<Row>({ grow, pin }: Column<Row>): string | undefined {
  if (grow) return undefined;
  return pin ? styles.kept : styles.sized;
}

/** Fixed widths, known before any row is: nothing shifts when rows come. */
export function TableColumns<Row>({ layout }: { readonly layout: TableLayout<Row> }) {
  return (
    <colgroup>
      {layout.placed.map(({ column, colStyle }) => (
        <col key={column.id} className={widthClass(column)} style={colStyle} />
      ))}
    </colgroup>
  );
}
