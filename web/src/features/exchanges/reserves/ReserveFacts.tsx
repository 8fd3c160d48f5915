import type { ReactNode } from 'react';
import { FactMark } from '#ui/definition/FactMark.tsx';
import styles from './reserves.module.css';

/** A figure about an exchange's reserves. */
export interface ReserveFact {
  readonly label: string;
  readonly definition?: string;
  readonly value: ReactNode;
}

/** The key figures at the top of a page about reserves. */
export function ReserveFacts({ facts }: { readonly facts: readonly ReserveFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, definition, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>
            {label}
            {definition !== undefined && <FactMark id={definition} label={label} />}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
