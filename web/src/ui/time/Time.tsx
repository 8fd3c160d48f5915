import { MISSING } from '@coinmirror/shared/format/missing.ts';
import {
  formatClock,
  formatDate,
  formatDateTime,
  machineTime,
  ZONE_LABELS,
} from '@coinmirror/shared/format/time.ts';
import { formatShortTime } from '@coinmirror/shared/format/timeWords.ts';
import { useDisplay } from '../display/DisplayContext.tsx';
import { useNow } from './useNow.ts';

export interface TimeProps {
  /** Epoch ms; null is shown as `--`. */
  value: number | null;
  /** full 2026-11-20 14:05:09, date 2026-11-20, clock 14:05:09, short 11-20 14:05 (the date in another year). */
  form?: 'full' | 'date' | 'clock' | 'short';
  className?: string | undefined;
}

/** A time in the visitor's zone, which the tooltip names. */
export function Time({ value, form = 'full', className }: TimeProps) {
  const { timeZone } = useDisplay();
  const now = useNow();
  if (value === null) return <span className={className}>{MISSING}</span>;
  const texts = {
    full: () => formatDateTime(value, timeZone),
    date: () => formatDate(value, timeZone),
    clock: () => formatClock(value, timeZone),
    short: () => formatShortTime(value, now, timeZone),
  };
  return (
    <time
      className={className}
      dateTime={machineTime(value)}
      title={`${formatDateTime(value, timeZone)}（${ZONE_LABELS[timeZone]}）`}
    >
      {texts[form]()}
    </time>
  );
}
