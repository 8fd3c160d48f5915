import { sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { calendarHandlers } from '../calendar/calendar.ts';
import type { HandlerContext } from '../handler/handler.ts';

const AHEAD = 7 * DAY;

/** The unlocks of the next seven days, as the calendar has them. */
export async function unlocksNow(context: HandlerContext) {
  const asked = { span: 'ahead', type: 'unlock', level: '1', date: '', coincode: '' } as const;
  const { data } = await calendarHandlers.calendarList(asked, context);
  const now = context.sources.clock.now();
  const coming = data.events.filter(({ time }) => time >= now && time < now + AHEAD);
  const [largest] = coming.toSorted((one, other) => (other.unlockValue ?? 0) - (one.unlockValue ?? 0));
  const [coin] = largest?.coins ?? [];
  return {
    count: coming.length,
    worth: sumKnown(coming, ({ unlockValue }) => unlockValue),
    largest: largest && coin ? { symbol: coin.symbol, time: largest.time, share: largest.unlockShare } : null,
  };
}
