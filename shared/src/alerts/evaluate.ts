import type { Alert } from './alert.ts';
import { kindOf } from './kinds.ts';

/** Something that happened, of an event measure. */
export interface AlertEvent {
  /** Of its page. */
  readonly id: string;
  /** Epoch ms. */
  readonly time: number;
  readonly title: string;
}

/** What is known of an alert's subject. */
export interface Sample {
  /** The value in the measure's unit; null where there is none, or it is unknown, which never fires. */
  readonly value: number | null;
  /** In words, with its unit: `70,123.45 USD`, `0.4312（抄底区）`; the newest event. '' if unknown. */
  readonly text: string;
  /** Whether a band holds the value; null for what is no band. */
  readonly isInZone: boolean | null;
  /** What an event measure found, newest first; null for another. */
  readonly events: readonly AlertEvent[] | null;
  /** The newest item of the list that events are chosen from, epoch ms; null where it is empty. */
  readonly newest: number | null;
}

/** A time on somebody's own clock. */
export interface AlertClock {
  /** Epoch ms. */
  readonly now: number;
  /** Minutes east of UTC. */
  readonly offset: number;
}

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/** What comes of a look at an alert. */
export interface Look {
  /** The present value in words, where the alert's condition is met; null where it is not. */
  readonly text: string | null;
  /** The newest event that has been seen now. */
  readonly seen: number | null;
}

/** Whether the condition of an alert is met by a reading. Of events those after `seen` count; the first look only notes them. */
export function look(
  alert: Pick<Alert, 'measure' | 'direction' | 'threshold' | 'seen'>,
  reading: Sample,
): Look {
  switch (kindOf(alert.measure).asks) {
    case 'value':
      return { text: holds(alert, reading.value) ? reading.text : null, seen: null };
    case 'zone':
      return { text: reading.isInZone === true ? reading.text : null, seen: null };
    case 'event':
      return lookAtEvents(alert.seen, reading);
  }
}

function lookAtEvents(seen: number | null, { events, newest }: Sample): Look {
  if (events === null) return { text: null, seen };
  if (seen === null) return { text: null, seen: newest ?? 0 };
  const fresh = events.filter(({ time }) => time > seen);
  const [last] = fresh;
  if (last === undefined) return { text: null, seen };
  const more = fresh.length > 1 ? `（另有 ${fresh.length - 1} 条）` : '';
  return { text: `${last.title}${more}`, seen: Math.max(...fresh.map(({ time }) => time)) };
}

function holds(
  { direction, threshold }: Pick<Alert, 'direction' | 'threshold'>,
  value: number | null,
): boolean {
  if (value === null) return false;
  return direction === 'above' ? value >= threshold : value <= threshold;
}

/** Whether an alert may fire at a time, by how often it repeats. */
export function isDue(
  { armed, repeat, cooldown, lastFiredAt }: Pick<Alert, 'armed' | 'repeat' | 'cooldown' | 'lastFiredAt'>,
  clock: AlertClock,
): boolean {
  if (!armed) return false;
  if (lastFiredAt === null || repeat === 'once') return true;
  // A clock that was set back must not silence an alert until it has caught up.
  if (repeat === 'cooldown') return lastFiredAt > clock.now || clock.now - lastFiredAt >= cooldown * MINUTE;
  return dayOf(clock.now, clock.offset) > dayOf(lastFiredAt, clock.offset);
}

function dayOf(time: number, offset: number): number {
  return Math.floor((time / MINUTE + offset) / DAY_MINUTES);
}
