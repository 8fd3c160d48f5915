import type { ReactNode } from 'react';
import styles from './FactRows.module.css';

interface FactRowsProps {
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Facts about one subject, label against value. */
export function FactRows({ rows }: FactRowsProps) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
