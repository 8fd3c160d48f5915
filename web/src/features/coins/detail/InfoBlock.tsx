import type { ReactNode } from 'react';
import { Card } from '#ui/card/Card.tsx';
import styles from './InfoBlock.module.css';

export interface InfoRow {
  readonly label: string;
  readonly value: ReactNode;
}

export interface InfoBlockProps {
  readonly title: string;
  readonly rows: readonly InfoRow[];
}

/** Facts of one kind, name against value. */
export function InfoBlock({ title, rows }: InfoBlockProps) {
  return (
    <Card title={title}>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
