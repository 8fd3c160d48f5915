import { QUOTE_AGES_AFTER } from '@coinmirror/shared/constants/timings.ts';
import { formatZonedTime } from '@coinmirror/shared/format/time.ts';
import { formatRelative } from '@coinmirror/shared/format/timeWords.ts';
import { Badge } from '../badge/Badge.tsx';
import { useDisplay } from '../display/DisplayContext.tsx';
import { useNow } from './useNow.ts';

export interface QuoteAgeProps {
  /** When the quote last changed, epoch ms; null is unknown, and not marked. */
  time: number | null;
}

/** The age of a stale quote; a fresh one, like most, shows nothing. */
export function QuoteAge({ time }: QuoteAgeProps) {
  const { timeZone } = useDisplay();
  const now = useNow();
  if (time === null || now - time < QUOTE_AGES_AFTER) return null;
  return (
    <Badge title={`最近一次报价：${formatZonedTime(time, timeZone)}`}>
      {formatRelative(time, now, timeZone)}
    </Badge>
  );
}
