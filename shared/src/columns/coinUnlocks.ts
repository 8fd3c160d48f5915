import type { CalendarItem } from '../contract/calendar.ts';
import { writeAmount } from '../format/written.ts';
import { type Column, unsorted } from './column.ts';
import { date } from './moreValues.ts';
import { amount, number, share } from './values.ts';

/** The unlocks of one coin: when, how many, which part of those in circulation, their worth at the present price. */
export function coinUnlockColumns(symbol: string): readonly Column<CalendarItem>[] {
  return [
    date<CalendarItem>('time', '日期', ({ time }) => time, {
      align: 'left',
      rowHeader: true,
      pin: true,
      always: true,
      grow: true,
      width: 104,
      phoneWidth: 96,
    }),
    number<CalendarItem>(
      'amount',
      '解锁数量',
      ({ unlockAmount }) => unlockAmount,
      ({ unlockAmount }) => writeAmount(unlockAmount, symbol),
      { width: 140, phoneWidth: 120, phone: 'key' },
    ),
    share<CalendarItem>('share', '占流通量', ({ unlockShare }) => unlockShare, { phoneUnder: 'amount' }),
    amount<CalendarItem>('value', '价值', ({ unlockValue }) => unlockValue, { phone: 'key', phoneWidth: 96 }),
  ].map(unsorted);
}

/** The next `count` unlocks after `now`, epoch ms. */
export function nextUnlocks(
  events: readonly CalendarItem[],
  now: number,
  count: number,
): readonly CalendarItem[] {
  return events
    .filter(({ type, time, isAllDay }) => type === 'unlock' && (isAllDay || time >= now))
    .slice(0, count);
}
