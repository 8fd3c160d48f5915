import { weekStart } from '../calendar/days.ts';
import type { CalendarItem, CalendarPage } from '../contract/calendar.ts';
import { formatDate } from '../format/time.ts';
import { sum } from '../numbers/sum.ts';
import { type Link, linkTo } from '../routes/link.ts';
import { DAY } from '../time/units.ts';
import { join, plain, type Sentence, say, usd } from './sentence.ts';

const WEEK = 7 * DAY;
/** The week's number in the calendar's address (specification section 2). */
const WEEK_TAB = 1;

/**
 * The unlocks left in the week of `now` (epoch ms, Beijing) with their worth, and the largest of the week after, from the
 * unlocks of the next sixty days; null while those are not known.
 */
export function unlockSentence(
  unlocks: Pick<CalendarPage, 'events'> | undefined,
  now: number,
): Sentence | null {
  if (unlocks === undefined) return null;
  const end = weekStart(now) + WEEK;
  const left = unlocks.events.filter(({ time }) => time >= now && time < end);
  const next = unlocks.events.filter(({ time }) => time >= end && time < end + WEEK);
  return join([thisWeek(left), nextWeek(next, end)]);
}

function thisWeek(left: readonly CalendarItem[]): Sentence {
  if (left.length === 0) return ['本周不再有解锁'];
  const link = unlocksOf('');
  const known = left.filter(({ unlockValue }) => unlockValue !== null);
  const worth =
    known.length === 0
      ? ''
      : say`，共 ${usd(
          sum(known, ({ unlockValue }) => unlockValue),
          link,
        )}`;
  return say`本周剩 ${plain(String(left.length), link)} 次解锁${worth}`;
}

function nextWeek(next: readonly CalendarItem[], monday: number): Sentence {
  const link = unlocksOf(formatDate(monday));
  const [largest] = next.toSorted((a, b) => (b.unlockValue ?? 0) - (a.unlockValue ?? 0));
  if (largest === undefined) return ['下周没有解锁'];
  const [coin] = largest.coins;
  if (coin === undefined || largest.unlockValue === null)
    return say`下周 ${plain(String(next.length), link)} 次`;
  const page = coin.code === '' ? link : linkTo('calendarCoin', { coinCode: coin.code });
  return say`下周 ${plain(coin.symbol, page)} 最大，${usd(largest.unlockValue, link)}`;
}

/** The page of a week's unlocks; '' for this one. */
export function unlocksOf(date: string): Link {
  return linkTo('calendar', {}, { tab: WEEK_TAB, date: date || undefined, type: 'unlock' });
}
