import { Children, type ReactNode } from 'react';
import styles from './SourceLine.module.css';

/**
 * The line at the foot of a block: who tells its numbers, of when, by which rule. Each child is one fact, which breaks
 * as a whole; gaps part them, so that no line begins or ends with a dot.
 */
export function SourceLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.line}>{Children.map(children, (fact) => (fact ? <span>{fact}</span> : null))}</p>
  );
}
