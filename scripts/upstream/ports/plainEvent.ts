import type { CalendarEvent } from './calendar.ts';

/** What most events of the calendar have in common: nobody votes on them, and no coins are set free. */
export const PLAIN_EVENT = {
  isAllDay: false,
  symbols: [],
  markets: [],
  announcedAt: null,
  confidence: null,
  votes: 0,
  mayBeEarlier: false,
  isOfficial: false,
  unlocked: null,
  exchange: '',
  address: '',
  method: '',
} as const satisfies Partial<CalendarEvent>;
