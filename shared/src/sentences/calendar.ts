import { sevenDaysFrom } from '../calendar/days.ts';
import type { CalendarItem, CalendarPage } from '../contract/calendar.ts';
import { formatDate, formatMinute, formatMonthDay } from '../format/time.ts';
import { sum } from '../numbers/sum.ts';
import { type Link, linkTo } from '../routes/link.ts';
import { DAY } from '../time/units.ts';
import { join, plain, type Sentence, say, usd } from './sentence.ts';

const WEEK = 7 * DAY;
/** The numbers of the day and of the week in the calendar's address (specification section 2). */
const DAY_TAB = 0;
const WEEK_TAB = 1;

type Events = Pick<CalendarPage, 'events' | 'kinds'>;

/** What the sentence is made of: the important events of the next sixty days, and all unlocks; undefined: not known. */
export interface CalendarLists {
  readonly ahead: Events | undefined;
  readonly unlocks: Events | undefined;
}

/**
 * At `now` (epoch ms): the next date of a publisher; the unlocks of the seven days from today that are still to come,
 * with their worth; the largest of the seven days after. Of what is not known it says nothing; null: of nothing.
 */
export function calendarSentence({ ahead, unlocks }: CalendarLists, now: number): Sentence | null {
  const isTold = unlocks?.kinds.includes('unlock') ?? false;
  const [, end] = sevenDaysFrom(now);
  const within = (from: number, to: number) =>
    (unlocks?.events ?? []).filter(({ time }) => time >= from && time < to);
  return join([
    nextDate(ahead, now),
    isTold ? thisWeek(within(now, end)) : null,
    isTold ? nextWeek(within(end, end + WEEK), end) : null,
  ]);
}

function nextDate(ahead: Events | undefined, now: number): Sentence | null {
  const next = ahead?.events.find(({ type, time }) => type === 'macro' && time >= now);
  if (next === undefined) return null;
  const { time, title } = next;
  const link = linkTo('calendar', {}, { tab: DAY_TAB, date: formatDate(time), type: 'macro' });
  return say`${plain(`${formatMonthDay(time)} ${formatMinute(time)}`, link)} ${title}`;
}

function thisWeek(left: readonly CalendarItem[]): Sentence {
  if (left.length === 0) return ['未来 7 天没有解锁'];
  const link = unlocksOf('');
  const known = left.filter(({ unlockValue }) => unlockValue !== null);
  const worth =
    known.length === 0
      ? ''
      : say`，共 ${usd(
          sum(known, ({ unlockValue }) => unlockValue),
          link,
        )}`;
  return say`未来 7 天 ${plain(String(left.length), link)} 次解锁${worth}`;
}

function nextWeek(next: readonly CalendarItem[], from: number): Sentence {
  const link = unlocksOf(formatDate(from));
  const [largest] = next.toSorted((a, b) => (b.unlockValue ?? 0) - (a.unlockValue ?? 0));
  if (largest === undefined) return ['再后 7 天没有解锁'];
  const [coin] = largest.coins;
  if (coin === undefined || largest.unlockValue === null)
    return say`再后 7 天 ${plain(String(next.length), link)} 次`;
  const page = coin.code === '' ? link : linkTo('calendarCoin', { coinCode: coin.code });
  return say`再后 7 天 ${plain(coin.symbol, page)} 最大，${usd(largest.unlockValue, link)}`;
}

/** The page of the unlocks of seven days from a day (YYYY-MM-DD); '' for today. */
function unlocksOf(date: string): Link {
  return linkTo('calendar', {}, { tab: WEEK_TAB, date: date || undefined, type: 'unlock' });
}
