import type { CalendarEvent } from '../../ports/calendar.ts';

/** Defaults of an event that answers make of what another port reports. */
export const ownEvent = {
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
