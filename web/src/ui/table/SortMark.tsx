import { cx } from '../classNames.ts';
import type { SortOrder } from './column.ts';
import styles from './DataTable.module.css';

/** Two small arrows, the active one highlighted. `aria-sort` has the state itself. */
export function SortMark({ order }: { readonly order: SortOrder | null }) {
  return (
    <svg className={styles.sortMark} viewBox="0 0 8 12" width="8" height="12" aria-hidden="true">
      <path className={cx(order === 'asc' && styles.lit)} d="M4 0.5 7.2 5H0.8Z" />
      <path className={cx(order === 'desc' && styles.lit)} d="M4 11.5 0.8 7h6.4Z" />
    </svg>
  );
}
