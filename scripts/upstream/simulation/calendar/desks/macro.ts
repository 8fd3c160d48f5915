import { macroDates } from '../../../catalogue/content/calendar/macro.ts';
import { PLAIN_EVENT } from '../../../ports/plainEvent.ts';
import type { CalendarDesk } from '../event.ts';

/** 宏观: dates of publishers outside the market. */
export const macro: CalendarDesk = (from, to) =>
  macroDates(from, to).map((date) => ({
    ...PLAIN_EVENT,
    ...date,
    type: 'macro' as const,
    coins: [],
    isOfficial: date.confidence === null,
  }));
