import { formatZonedTime, machineTime } from '@coinmirror/shared/format/time.ts';
import type { ReactNode } from 'react';
import { cx } from '../classNames.ts';
import { useDisplay } from '../display/DisplayContext.tsx';
import styles from './PageHeader.module.css';
import { SourceNames } from './SourceNames.tsx';

export interface SummaryLineProps {
  /** A sentence about what the page shows. */
  readonly summary?: ReactNode;
  /** Epoch ms of the shown data; null while it is loading (its space is reserved), absent where there is none. */
  readonly asOf?: number | null | undefined;
  /** Replaces `asOf` where the time updates with live data: an Updated of its own. */
  readonly updated?: ReactNode;
}

/** The page's summary, and the time of its data. */
export function SummaryLine({ summary, asOf, updated }: SummaryLineProps) {
  return (
    <p className={styles.line}>
      {summary !== undefined && <span>{summary}</span>}
      {updated ?? (asOf !== undefined && <Updated asOf={asOf} />)}
      {(updated ?? asOf) !== undefined && <SourceNames />}
    </p>
  );
}

/** 更新于 HH:mm:ss; null: not known yet, its space is reserved. */
export function Updated({ asOf }: { readonly asOf: number | null }) {
  const { timeZone } = useDisplay();
  if (asOf === null) return <span className={cx(styles.updated, styles.waiting)}>更新于 --</span>;
  return (
    <time className={styles.updated} dateTime={machineTime(asOf)}>
      更新于 {formatZonedTime(asOf, timeZone)}
    </time>
  );
}
