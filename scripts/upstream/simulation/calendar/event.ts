import type { CalendarEvent } from '../../ports/calendar.ts';

/** A source of events: those within [from, to), as known at `now`; all epoch ms. */
export type CalendarDesk = (from: number, to: number, now: number) => readonly CalendarEvent[];
