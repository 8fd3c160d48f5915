import { ALERT_KINDS } from '../alerts/kinds.ts';
import { calendarEndpoints } from '../contract/calendar.ts';
import { namedRow } from '../contract/namedRow.ts';
import { formatMonthDay } from '../format/time.ts';
import { DAY } from '../time/units.ts';
import { type AlertSource, valueSample } from './source.ts';

const calendarList = namedRow(calendarEndpoints, 'calendarList');

/** Days until the next unlock of a coin, of those within the sixty days that the calendar looks ahead. */
export const unlockSource: AlertSource = async (ask) => {
  const page = await ask(calendarList, { span: 'ahead', type: 'unlock' });
  return ({ coin }) => {
    if (!page) return null;
    const next = page.value.events.find(
      ({ coins, time }) => time >= page.asOf && coins.some(({ code }) => code === coin?.code),
    );
    if (!next) return null;
    const words = (days: number) => `${ALERT_KINDS.unlock.format(days)}（${formatMonthDay(next.time)}）`;
    return valueSample(page, (next.time - page.asOf) / DAY, words);
  };
};
