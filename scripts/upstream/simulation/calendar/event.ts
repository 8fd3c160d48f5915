import type { CalendarEvent } from '../../ports/calendar.ts';

/** A source of events: those within [from, to). */
export type CalendarDesk = (from: number, to: number) => readonly CalendarEvent[];

/** Defaults of an event that is certain by rule, on the day. */
export const plainEvent = {
  isAllDay: false,
  announcedAt: null,
  confidence: null,
  votes: 0,
  mayBeEarlier: false,
  isOfficial: false,
  unlocked: null,
  exchange: '',
} as const;
