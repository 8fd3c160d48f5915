import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';
import { SummaryLine } from './SummaryLine.tsx';

export interface PageHeaderProps {
  /** The page's one H1. */
  title: ReactNode;
  /** A sentence that says what the page shows. */
  summary?: ReactNode;
  /** Epoch ms of the data shown; null while it is loading (its place is kept), absent where there is none. */
  asOf?: number | null;
  /** In place of `asOf` where the time moves with the page. */
  updated?: ReactNode;
  /** Where the page stands: a Breadcrumb. */
  breadcrumb?: ReactNode;
  /** Buttons and switches at the right. */
  actions?: ReactNode;
}

/** The head of a page: title, what it shows, when its data was last updated. */
export function PageHeader({ title, summary, asOf, updated, breadcrumb, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {breadcrumb}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <SummaryLine summary={summary} asOf={asOf} updated={updated} />
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
