import type { CalendarItem } from '../contract/calendar.ts';
import { DAY } from '../time/units.ts';

/** The events of a range that are still to come at `now` (epoch ms), and those that have passed: a whole day at its end. */
export function partedAt<Event extends Pick<CalendarItem, 'time' | 'isAllDay'>>(
  events: readonly Event[],
  now: number,
): { readonly coming: readonly Event[]; readonly passed: readonly Event[] } {
  const hasPassed = ({ time, isAllDay }: Event) => (isAllDay ? time + DAY : time) <= now;
  return {
    coming: events.filter((event) => !hasPassed(event)),
    passed: events.filter(hasPassed),
  };
}
