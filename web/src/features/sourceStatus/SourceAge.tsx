import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatZonedTime, machineTime } from '@coinmirror/shared/format/time.ts';
import { formatRelative } from '@coinmirror/shared/format/timeWords.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { useSecond } from './useSecond.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long ago a source answered, counted in seconds during the first minute; null is shown as `--`. */
export function SourceAge({ time }: { readonly time: number | null }) {
  const { timeZone } = useDisplay();
  const now = useSecond();
  if (time === null) return MISSING;
  const age = Math.max(0, now - time);
  return (
    <time dateTime={machineTime(time)} title={formatZonedTime(time, timeZone)}>
      {age < MINUTE ? `${Math.floor(age / SECOND)} 秒前` : formatRelative(time, now, timeZone)}
    </time>
  );
}
