import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { Suspense, use } from 'react';
import { Button } from '../button/Button.tsx';
import { cx } from '../classNames.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { MissingQuietly } from '../lazy/missing.tsx';
import { FailureTextContext } from './FailureTextContext.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { requestIdOf, shortId } from './requestId.ts';
import { StateBox } from './StateBox.tsx';
import styles from './state.module.css';
import { isUnconnected } from './unconnected.ts';
import { useOnline } from './useOnline.ts';

/** Most pages never fail, so none of them carries it. */
const { Part: RequestNote } = lazyPart(
  async () => (await import('./RequestNote.tsx')).RequestNote,
  MissingQuietly,
);

export interface FailedStateProps {
  /** The client's failure; the app provides its text. */
  failure?: unknown;
  /** A text that replaces the app's. */
  title?: string;
  onRetry?: () => void;
  /** A retry is under way. */
  busy?: boolean;
  height?: number;
  compact?: boolean;
}

/** It stays for good: where a page of charts would stand, it leaves no hole of that height, px. */
const QUIET = 240;

/**
 * No data at all: a note with the error and 重试, and -- with the id of its request in the room of what is missing; offline
 * it says so instead. What has no source, or a paused one, is no failure: a quiet sentence stands in its place, without a
 * button.
 */
export function FailedState({ failure, title, onRetry, busy = false, height, compact }: FailedStateProps) {
  const words = use(FailureTextContext);
  const online = useOnline();
  if (isUnconnected(failure)) {
    const low = height && Math.min(height, QUIET);
    return (
      <StateBox role="status" title={failure.word} hint={failure.message} height={low} compact={compact} />
    );
  }
  if (!online) return <OfflineNote boxed height={height} compact={compact} />;
  const retry = onRetry && (
    <Button variant="quiet" size="s" busy={busy} onClick={onRetry}>
      重试
    </Button>
  );
  const said = title ?? words(failure);
  const id = requestIdOf(failure);
  const request =
    id === '' ? undefined : (
      <Suspense fallback={`编号 ${shortId(id)}`}>
        <RequestNote id={id} />
      </Suspense>
    );
  if (compact) return <StateBox role="alert" title={said} hint={request} action={retry} compact />;
  return (
    <div role="alert" className={styles.failed} style={{ minHeight: height }}>
      <div className={cx(styles.note, styles.wrong)}>
        <b>{said}</b>
        {retry}
      </div>
      <div className={cx(styles.box, styles.unknown)}>
        <p className={styles.title}>{MISSING}</p>
        {request !== undefined && <p className={styles.hint}>{request}</p>}
      </div>
    </div>
  );
}
