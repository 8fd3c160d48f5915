import { beijingMidnight } from '../time/midnight.ts';
import { DAY, HOUR } from '../time/units.ts';

/** Whole hours of the day (in Beijing) at which the brief of the finished day can be sent. */
export const BRIEF_HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);
/** Unless its reader chooses another. */
export const BRIEF_HOUR = 8;
/** ms after its hour, after which a brief is not sent any more. */
export const BRIEF_LATEST = 3 * HOUR;

/** When a brief was due last. */
export interface BriefSlot {
  /** Epoch ms. */
  readonly at: number;
  /** The finished day it is about, by its midnight in Beijing, epoch ms. */
  readonly day: number;
}

/** The last time at or before `now` (epoch ms) that was `hour` in Beijing, and the day that was over by then. */
export function lastBriefSlot(hour: number, now: number): BriefSlot {
  const today = beijingMidnight(now);
  const at = today + hour * HOUR;
  return at <= now ? { at, day: today - DAY } : { at: at - DAY, day: today - 2 * DAY };
}

/** `08:00`. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
