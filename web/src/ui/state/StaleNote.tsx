import type { TimeZoneChoice } from '@coinmirror/shared/format/time.ts';
import { formatRelative, formatShortTime } from '@coinmirror/shared/format/timeWords.ts';
import { useSyncExternalStore } from 'react';
import { Button } from '../button/Button.tsx';
import { useDisplay } from '../display/DisplayContext.tsx';
import { useNow } from '../time/useNow.ts';
import { partNotes } from './partNotes.ts';
import styles from './state.module.css';

export interface StaleNoteProps {
  /** Epoch ms of the shown data. */
  asOf: number;
  onRetry?: () => void;
  busy?: boolean;
}

/**
 * Says since when this part's data have not moved: 数据停在 05:41，14分钟前. Renders nothing where the page says it for all
 * its parts.
 */
export function StaleNote({ asOf, onRetry, busy = false }: StaleNoteProps) {
  const { timeZone } = useDisplay();
  const now = useNow();
  const isAllowed = useSyncExternalStore(partNotes.subscribe, partNotes.areAllowed);
  if (!isAllowed) return null;
  const age = formatRelative(asOf, now, timeZone);
  return (
    <div role="status" className={styles.note}>
      <span>
        <b>数据停在 {momentOf(asOf, now, timeZone)}</b>
        {/^\d+(分钟|小时)前$/.test(age) && `，${age}`}
      </span>
      {onRetry && (
        <Button size="s" variant="quiet" busy={busy} onClick={onRetry}>
          重试
        </Button>
      )}
    </div>
  );
}

/** `05:41` today, with its day before. */
function momentOf(time: number, now: number, zone: TimeZoneChoice): string {
  const moment = formatShortTime(time, now, zone);
  const today = formatShortTime(now, now, zone).slice(0, 'MM-DD '.length);
  return moment.startsWith(today) ? moment.slice(today.length) : moment;
}
