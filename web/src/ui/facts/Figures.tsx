import type { ReactNode } from 'react';
import { DefinedTerm } from '../definition/DefinedTerm.tsx';
import styles from './Figures.module.css';

/** The numbers in the header of a detail page; on a phone they scroll sideways. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

interface FigureProps {
  readonly label: string;
  /** Key of its definition. */
  readonly definition?: string;
  /** The main number: larger. */
  readonly main?: boolean;
  /** What the number does not say by itself, beside it. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** One number; its label explains it. */
export function Figure({ label, definition, main = false, note, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>
        <DefinedTerm id={definition} label={label} />
      </dt>
      <dd className={styles.value}>
        {main ? <span className={styles.main}>{children}</span> : children}
        {note && <small className={styles.note}>{note}</small>}
      </dd>
    </div>
  );
}
