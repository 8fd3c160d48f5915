import type { ReactNode } from 'react';
import { cx } from '../classNames.ts';
import { DefinedTerm } from '../definition/DefinedTerm.tsx';
import type { FactInput } from '../definition/DefinitionContext.ts';
import styles from './FactList.module.css';

interface FactListProps {
  /** One column, whatever the width: beside or within something else. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** Facts about one subject, a line each, in as many columns as fit: the last is shorter, and no cell is empty. */
export function FactList({ narrow = false, children }: FactListProps) {
  return <dl className={cx(styles.list, narrow && styles.narrow)}>{children}</dl>;
}

interface FactProps {
  readonly label: string;
  /** When, or over which period. */
  readonly note?: ReactNode;
  /** Key of its definition. */
  readonly definition?: string | undefined;
  /** The current numbers the fact is computed from. */
  readonly inputs?: readonly FactInput[] | undefined;
  /** Not shown on a phone. */
  readonly onWide?: boolean;
  readonly children: ReactNode;
}

/** One fact: its label, which explains it, against its value. */
export function Fact({ label, note, definition, inputs, onWide = false, children }: FactProps) {
  return (
    <div className={cx(styles.fact, onWide && styles.onWide)}>
      <dt className={styles.label}>
        <DefinedTerm id={definition} label={label} inputs={inputs} />
      </dt>
      <dd className={styles.value}>
        {children}
        {note && <small className={styles.note}>{note}</small>}
      </dd>
    </div>
  );
}
