import { cx } from '#ui/classNames.ts';
import styles from './Place.module.css';

/** The rank; the first three are highlighted. */
export function Place({ index }: { readonly index: number }) {
  return <span className={cx(styles.place, index < 3 && styles.top)}>{index + 1}</span>;
}
