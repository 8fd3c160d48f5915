import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { useSyncExternalStore } from 'react';
import { Button } from '../button/Button.tsx';
import { useDisplay } from '../display/DisplayContext.tsx';
import { ClockIcon } from '../icon/icons.ts';
import { partNotes } from './partNotes.ts';
import styles from './state.module.css';

export interface StaleNoteProps {
  /** Epoch ms of the shown data. */
  asOf: number;
  onRetry?: () => void;
  busy?: boolean;
}

/**
 * Says that this part's data is stale: 数据更新于 HH:mm:ss，可能已过期. Renders nothing where the page says it for all its parts.
 */
export function StaleNote({ asOf, onRetry, busy = false }: StaleNoteProps) {
  const { timeZone } = useDisplay();
  const isAllowed = useSyncExternalStore(partNotes.subscribe, partNotes.areAllowed);
  if (!isAllowed) return null;
  return (
    <div role="status" className={styles.note}>
      <ClockIcon aria-hidden="true" />
      <span>数据更新于 {formatDateTime(asOf, timeZone)}，可能已过期</span>
      {onRetry && (
        <Button size="s" variant="quiet" busy={busy} onClick={onRetry}>
          重试
        </Button>
      )}
    </div>
  );
}
