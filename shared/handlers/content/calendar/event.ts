import type { CalendarEvent } from '../../ports/calendar.ts';

/** Something that names events: those within [from, to). */
export type CalendarDesk = (from: number, to: number) => readonly CalendarEvent[];

/** What is certain by rule, on the day, with nothing more to say. */
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
