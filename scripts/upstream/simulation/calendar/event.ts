import type { CalendarEvent } from '../../ports/calendar.ts';

/** A source of events: those within [from, to), as known at `now`; all epoch ms. */
export type CalendarDesk = (from: number, to: number, now: number) => readonly CalendarEvent[];

/** Defaults of an event that is certain by rule, on the day. */
export const plainEvent = {
  isAllDay: false,
  symbols: [],
  markets: [],
  address: '',
  method: '',
  announcedAt: null,
  confidence: null,
  votes: 0,
  mayBeEarlier: false,
  isOfficial: false,
  unlocked: null,
  exchange: '',
} as const;
