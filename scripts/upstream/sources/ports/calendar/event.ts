import type { CalendarEvent } from '../../../ports/calendar.ts';

/** What events of the public calendar have in common: nobody votes on them, and what is known is known to all. */
export const knownEvent = {
  isAllDay: false,
  symbols: [],
  markets: [],
  announcedAt: null,
  confidence: null,
  votes: 0,
  mayBeEarlier: false,
  isOfficial: true,
  unlocked: null,
  exchange: '',
  address: '',
  method: '',
} as const satisfies Partial<CalendarEvent>;
