import { formatDate, machineTime } from '@coinmirror/shared/format/time.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';

/** The date of an event; nothing where it is not known. */
export function DayMark({ time }: { readonly time: number | null }) {
  const { timeZone } = useDisplay();
  if (time === null) return null;
  return <time dateTime={machineTime(time)}>{formatDate(time, timeZone)}</time>;
}
