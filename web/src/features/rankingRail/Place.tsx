import { cx } from '#ui/classNames.ts';
import styles from './Place.module.css';

/** The place in a ranking; the first three stand out. */
export function Place({ index }: { readonly index: number }) {
  return <span className={cx(styles.place, index < 3 && styles.top)}>{index + 1}</span>;
}
