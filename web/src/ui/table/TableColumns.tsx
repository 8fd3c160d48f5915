import { cx } from '../classNames.ts';
import styles from './DataTable.module.css';
import type { TableLayout } from './layout.ts';

/** Fixed widths, known before any row is: nothing shifts when rows come. */
export function TableColumns<Row>({ layout }: { readonly layout: TableLayout<Row> }) {
  return (
    <colgroup>
      {layout.placed.map(({ column, colStyle }) => (
        <col
          key={column.id}
          className={cx(!column.grow && styles.sized, column.phone === 'hidden' && styles.notOnPhone)}
          style={colStyle}
        />
      ))}
    </colgroup>
  );
}
