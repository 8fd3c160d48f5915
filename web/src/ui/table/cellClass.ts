import { cx } from '../classNames.ts';
import type { Column } from './column.ts';
import styles from './DataTable.module.css';

/** Alignment and pinning, the same in the header, the body and the skeleton. */
export function cellClass<Row>(column: Column<Row>, edge: boolean, own: string | undefined): string {
  return cx(
    own,
    column.align === 'right' && styles.right,
    column.align === 'center' && styles.center,
    column.pin && styles.pinned,
    edge && styles.edge,
  );
}
