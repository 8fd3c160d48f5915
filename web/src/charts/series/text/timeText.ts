import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { machineTime } from '@coinmirror/shared/format/time.ts';

const DAY = 86_400_000;

/** A time as an axis or table shows it: with hours where points are closer than a day. `shifted` is zone time. */
export function pointTimeText(shifted: number, step: number): string {
  const iso = machineTime(shifted);
  if (iso === undefined) return MISSING;
  return step > 0 && step < DAY ? iso.slice(0, 16).replace('T', ' ') : iso.slice(0, 10);
}

/** Tick labels of a time axis, from years down to minutes. */
export const TIME_TICKS = {
  year: '{yyyy}年',
  month: '{M}月',
  day: '{MM}-{dd}',
  hour: '{HH}:{mm}',
  minute: '{HH}:{mm}',
  second: '{HH}:{mm}:{ss}',
} as const;
