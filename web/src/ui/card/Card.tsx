import { type ReactNode, useId } from 'react';
import { cx } from '../classNames.ts';
import { WidgetBoundary } from '../state/WidgetBoundary.tsx';
import styles from './Card.module.css';

export interface CardProps {
  /** The card's heading; with it the card is a region. */
  title?: ReactNode;
  /** Heading level. */
  level?: 2 | 3 | 4;
  /** At the right of the heading: a link to more, a switch. */
  actions?: ReactNode;
  children: ReactNode;
  /** The content is rows that reach the heading: a hairline parts them from it. */
  flush?: boolean;
  className?: string | undefined;
}

/** A block of a page: its heading with its end link, and what belongs to it, on the page's own paper. */
export function Card({ title, level = 2, actions, children, flush = false, className }: CardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={cx(styles.card, className)} aria-labelledby={title === undefined ? undefined : id}>
      {(title !== undefined || actions !== undefined) && (
        <header className={styles.head}>
          {title !== undefined && (
            <Heading id={id} className={styles.title}>
              {title}
            </Heading>
          )}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={cx(styles.body, flush && styles.flush)}>
        <WidgetBoundary>{children}</WidgetBoundary>
      </div>
    </section>
  );
}
