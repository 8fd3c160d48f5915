import { type ReactNode, useId } from 'react';
import styles from './TableSection.module.css';

interface TableSectionProps {
  readonly title: string;
  /** At the right of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A table under its heading; it stands bare, so that its own heading can stay in sight. */
export function TableSection({ title, actions, children }: TableSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
