import { beijingDay } from '../../../catalogue/coinRow.ts';
import type { CalendarType } from '../../../contract/calendar.ts';
import type { BigEventType } from '../../../contract/coin/events.ts';
import { BIG_EVENTS } from '../../coin/bigEvents.ts';
import { type CalendarDesk, plainEvent } from '../event.ts';

/** Milestones that stand in a calendar; prices and accidents do not. */
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

/** What is publicly known to have happened: the same record that a coin's milestones are read from. */
export const milestones: CalendarDesk = (from, to) =>
  written
    .filter(({ time }) => time >= from && time < to)
    .map(({ code, ...event }) => ({
      ...plainEvent,
      ...event,
      id: `record-${code}-${event.time / 60_000}`,
      isAllDay: true,
      coins: [code],
      source: '公开资料',
    }));
