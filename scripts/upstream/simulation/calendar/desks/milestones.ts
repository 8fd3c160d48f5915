import type { CalendarType } from '@coinmirror/shared/contract/calendar.ts';
import type { BigEventType } from '@coinmirror/shared/contract/coin/events.ts';
import { beijingDay } from '../../../catalogue/coinRow.ts';
import { BIG_EVENTS } from '../../../catalogue/content/coin/bigEvents.ts';
import { PLAIN_EVENT } from '../../../ports/plainEvent.ts';
import type { CalendarDesk } from '../event.ts';

/** Milestones shown in a calendar; prices and incidents are not. */
const TYPES: Readonly<Partial<Record<BigEventType, CalendarType>>> = {
  launch: 'mainnet',
  upgrade: 'mainnet',
  halving: 'halving',
  fork: 'fork',
  listing: 'listing',
  policy: 'policy',
};

const written = Object.entries(BIG_EVENTS).flatMap(([code, events]) =>
  events.flatMap(([day, type, importance, title]) => {
    const calendarType = TYPES[type];
    return calendarType ? [{ code, time: beijingDay(day), type: calendarType, importance, title }] : [];
  }),
);

/** Recorded events, from the same data as a coin's milestones. */
export const milestones: CalendarDesk = (from, to) =>
  written
    .filter(({ time }) => time >= from && time < to)
    .map(({ code, ...event }) => ({
      ...PLAIN_EVENT,
      ...event,
      id: `record-${code}-${event.time / 60_000}`,
      isAllDay: true,
      coins: [code],
      source: '公开资料',
    }));
