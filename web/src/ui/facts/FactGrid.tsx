import type { ReactNode } from 'react';
import type { FactInput } from '../definition/DefinitionContext.ts';
import { FactMark } from '../definition/FactMark.tsx';
import styles from './FactGrid.module.css';

interface FactGridProps {
  /** Rows of four, three or two, for a dozen facts; otherwise as many as there is room for. */
  readonly even?: boolean;
  readonly children: ReactNode;
}

/** The facts of one thing in a ruled grid, two to a row on a phone. */
export function FactGrid({ even = false, children }: FactGridProps) {
  return <dl className={even ? `${styles.grid} ${styles.even}` : styles.grid}>{children}</dl>;
}

interface GridFactProps {
  readonly label: string;
  /** When, or over which time. */
  readonly note?: ReactNode;
  /** Key of its definition. */
  readonly definition?: string | undefined;
  /** What the fact is made of, now. */
  readonly inputs?: readonly FactInput[] | undefined;
  readonly children: ReactNode;
}

/** One of them, with the way to what it means. */
export function GridFact({ label, note, definition, inputs, children }: GridFactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>
        <span className={styles.words}>
          {label}
          {definition !== undefined && <FactMark id={definition} label={label} inputs={inputs} />}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
