import { macroDates } from '../../../catalogue/content/calendar/macro.ts';
import { type CalendarDesk, plainEvent } from '../event.ts';

/** 宏观: dates of publishers outside the market. */
export const macro: CalendarDesk = (from, to) =>
  macroDates(from, to).map((date) => ({
    ...plainEvent,
    ...date,
    type: 'macro' as const,
    coins: [],
    isOfficial: date.confidence === null,
  }));
