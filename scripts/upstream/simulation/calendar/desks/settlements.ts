import { settlements as settlementsBetween } from '../../../catalogue/content/calendar/settlements.ts';
import { PLAIN_EVENT } from '../../../ports/plainEvent.ts';
import type { CalendarDesk } from '../event.ts';

/** 交割: options every Friday, dated futures with the last Friday of a quarter; at 16:00 in Beijing. */
export const settlements: CalendarDesk = (from, to) =>
  settlementsBetween(from, to).map((settlement) => ({ ...PLAIN_EVENT, ...settlement, type: 'settlement' }));
