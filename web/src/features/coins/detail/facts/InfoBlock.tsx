import type { ReactNode } from 'react';
import { Card } from '#ui/card/Card.tsx';
import type { FactInput } from '#ui/definition/DefinitionContext.ts';
import { FactMark } from '#ui/definition/FactMark.tsx';
import styles from './InfoBlock.module.css';

interface InfoRow {
  readonly label: string;
  readonly value: ReactNode;
  /** Key of its definition; numbers have one, names and dates need none. */
  readonly definition?: string;
  readonly inputs?: readonly FactInput[];
}

export interface InfoBlockProps {
  readonly title: string;
  readonly rows: readonly InfoRow[];
}

/** Facts of one kind, label against value. */
export function InfoBlock({ title, rows }: InfoBlockProps) {
  return (
    <Card title={title}>
      <dl className={styles.rows}>
        {rows.map(({ label, value, definition, inputs }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>
              {label}
              {definition && <FactMark id={definition} label={label} inputs={inputs} />}
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
