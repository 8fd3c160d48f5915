import { halvings as halvingsBetween } from '../../../catalogue/content/calendar/halvings.ts';
import { PLAIN_EVENT } from '../../../ports/plainEvent.ts';
import type { CalendarDesk } from '../event.ts';

/** 减半: it may come earlier, since its day is estimated. */
export const halvings: CalendarDesk = (from, to) =>
  halvingsBetween(from, to).map((halving) => ({
    ...PLAIN_EVENT,
    ...halving,
    isAllDay: true,
    method: '每隔固定数量的区块减半，日期按出块速度估算',
    type: 'halving',
    mayBeEarlier: true,
  }));
