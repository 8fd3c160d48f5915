import type { ReactNode } from 'react';
import { cx } from '../classNames.ts';
import styles from './Row.module.css';

interface RowProps {
  /** Between the parts: `s` 8, `m` 12 px; `facts` 12 px and lines close together, `loose` 16 px and lines 8. */
  gap?: 's' | 'm' | 'facts' | 'loose';
  as?: 'div' | 'p' | 'span';
  /** For what is around the row (margin) and its type; how its parts lie is the row's own. */
  className?: string | undefined;
  children: ReactNode;
}

/** Parts beside each other, centred, in more lines where there is no room for one. */
export function Row({ gap = 's', as: Element = 'div', className, children }: RowProps) {
  return <Element className={cx(styles.row, styles[gap], className)}>{children}</Element>;
}
