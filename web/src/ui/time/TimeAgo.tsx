import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatDateTime, machineTime, ZONE_LABELS } from '@coinmirror/shared/format/time.ts';
import { formatRelative } from '@coinmirror/shared/format/timeWords.ts';
import { useDisplay } from '../display/DisplayContext.tsx';
import { useNow } from './useNow.ts';

export interface TimeAgoProps {
  /** Epoch ms; null is shown as `--`. */
  time: number | null;
  className?: string | undefined;
}

/** 刚刚, 3分钟前, 昨天 …; updates itself, and the tooltip has the exact time with its zone. */
export function TimeAgo({ time, className }: TimeAgoProps) {
  const { timeZone } = useDisplay();
  const now = useNow();
  if (time === null) return <span className={className}>{MISSING}</span>;
  return (
    <time
      className={className}
      dateTime={machineTime(time)}
      title={`${formatDateTime(time, timeZone)}（${ZONE_LABELS[timeZone]}）`}
    >
      {formatRelative(time, now, timeZone)}
    </time>
  );
}
