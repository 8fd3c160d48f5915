import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import type { ReactNode } from 'react';
import { cx } from '../classNames.ts';
import { SentenceText } from '../sentence/SentenceText.tsx';
import styles from './PageHeader.module.css';
import { SummaryLine } from './SummaryLine.tsx';

export interface PageHeaderProps {
  /** The page's one H1. */
  title: ReactNode;
  /** A sentence about what the page shows. */
  summary?: ReactNode;
  /** What today is like, in place of the summary; null while that is not known, absent where a page has none. */
  sentence?: Sentence | null | undefined;
  /** Epoch ms of the shown data; null while it is loading (its space is reserved), absent where there is none. */
  asOf?: number | null;
  /** Replaces `asOf` where the time updates with live data. */
  updated?: ReactNode;
  /** The page's Breadcrumb. */
  breadcrumb?: ReactNode;
  /** The sentence is the heading to the eye: what the page is stands beside it, and on a phone nowhere. */
  isDay?: boolean | undefined;
  /** Buttons and switches at the right. */
  actions?: ReactNode;
}

/** The header of a page: title, what today is like or the page shows, time of its data. */
export function PageHeader(props: PageHeaderProps) {
  const { title, summary, sentence, asOf, updated, breadcrumb, isDay, actions } = props;
  const hasSentence = sentence !== undefined;
  return (
    <header className={styles.header}>
      {breadcrumb}
      <div className={styles.row}>
        <div className={cx(styles.words, isDay && styles.day)}>
          <div className={hasSentence ? styles.kickers : undefined}>
            <h1 className={cx(styles.title, hasSentence && styles.kicker)}>{title}</h1>
            <SummaryLine summary={hasSentence ? undefined : summary} asOf={asOf} updated={updated} />
          </div>
          {hasSentence && (
            <p className={styles.sentence}>
              {sentence === null ? summary : <SentenceText sentence={sentence} />}
            </p>
          )}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
