import { formatZonedTime } from '@coinmirror/shared/format/time.ts';
import type { ReactNode } from 'react';
import { useDisplay } from '../display/DisplayContext.tsx';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** The page's one H1. */
  title: ReactNode;
  /** A sentence that says what the page shows. */
  summary?: ReactNode;
  /** Epoch ms of the data shown; null while it is loading (its place is kept), absent where there is none. */
  asOf?: number | null;
  /** Where the page stands: a Breadcrumb. */
  breadcrumb?: ReactNode;
  /** Buttons and switches at the right. */
  actions?: ReactNode;
}

/** The head of a page: title, what it shows, when its data was last updated. */
export function PageHeader({ title, summary, asOf, breadcrumb, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {breadcrumb}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.line}>
            {summary !== undefined && <span>{summary}</span>}
            {asOf !== undefined && <Updated asOf={asOf} />}
          </p>
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}

function Updated({ asOf }: { asOf: number | null }) {
  const { timeZone } = useDisplay();
  if (asOf === null) return <span className={styles.updated}>更新于 --</span>;
  return (
    <time className={styles.updated} dateTime={new Date(asOf).toISOString()}>
      更新于 {formatZonedTime(asOf, timeZone)}
    </time>
  );
}
