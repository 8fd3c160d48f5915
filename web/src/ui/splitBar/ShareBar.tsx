import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { type CSSProperties, useMemo } from 'react';
import { HrefLink } from '../link/HrefLink.tsx';
import { Updated } from '../page/SummaryLine.tsx';
import { SourceLine } from '../provenance/SourceLine.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import styles from './ShareBar.module.css';
import { type SharePart, type ShownPart, shareParts } from './shareParts.ts';

export interface ShareBarProps {
  /** What is divided: 稳定币市值占比. */
  readonly label: string;
  /** Keep them stable. */
  readonly parts: readonly SharePart[];
  /** Steps of one scale keep their order. */
  readonly inOrder?: boolean;
  /** How the shares are computed, or who tells them. */
  readonly source: string;
  /** Epoch ms. */
  readonly asOf: number | null;
}

/** Shares of a whole as one bar, each with its name and percentage under it; the table beside it has the numbers. */
export function ShareBar({ label, parts, inOrder = false, source, asOf }: ShareBarProps) {
  const shown = useMemo(() => shareParts(parts, inOrder), [parts, inOrder]);
  if (shown.length === 0) return <EmptyState title="暂无数据" />;
  return (
    <figure className={styles.whole} aria-label={label}>
      <div className={styles.bar} aria-hidden="true">
        {shown.map((part, at) => (
          <span
            key={part.name}
            className={styles.part}
            style={{ flexGrow: part.share, ...colourOf(part, at) }}
          />
        ))}
      </div>
      <ul className={styles.names}>
        {shown.map((part, at) => (
          <li key={part.name} className={styles.name}>
            <i className={styles.key} style={colourOf(part, at)} aria-hidden="true" />
            {part.href === undefined ? part.name : <HrefLink href={part.href}>{part.name}</HrefLink>}{' '}
            <span className={styles.share}>{formatShare(part.share)}</span>
          </li>
        ))}
      </ul>
      <SourceLine>
        {source}
        {asOf !== null && <Updated asOf={asOf} />}
      </SourceLine>
    </figure>
  );
}

function colourOf({ rest }: ShownPart, at: number): CSSProperties {
  return { backgroundColor: rest ? 'var(--line)' : `var(--chart-${at + 1})` };
}
