import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';
import { SummaryLine } from './SummaryLine.tsx';

export interface PageHeaderProps {
  /** The page's one H1. */
  title: ReactNode;
  /** A sentence about what the page shows. */
  summary?: ReactNode;
  /** Epoch ms of the shown data; null while it is loading (its space is reserved), absent where there is none. */
  asOf?: number | null;
  /** Replaces `asOf` where the time updates with live data. */
  updated?: ReactNode;
  /** The page's Breadcrumb. */
  breadcrumb?: ReactNode;
  /** Buttons and switches at the right. */
  actions?: ReactNode;
}

/** The header of a page: title, summary, time of its data. */
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
