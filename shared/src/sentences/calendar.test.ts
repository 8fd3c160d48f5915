import { contextOn, TEST_DAYS } from '@coinmirror/testing/testDays.ts';
import { ask, TEST_TIME } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { partedAt } from '../calendar/parted.ts';
import type { CalendarPage } from '../contract/calendar.ts';
import { formatMoney } from '../format/money.ts';
import { AHEAD_ARGS, calendarArgs, calendarChoice, UNLOCK_ARGS } from '../pages/calendarAddress.ts';
import { hrefOfLink } from '../routes/hrefTo.ts';
import type { Link } from '../routes/link.ts';
import { beijingMidnight } from '../time/midnight.ts';
import { DAY } from '../time/units.ts';
import { calendarSentence } from './calendar.ts';
import { textOf } from './sentence.ts';

const usd = (value: number) => formatMoney(value, { unit: 'usd', rates: {}, kind: 'amount' });
const NONE: Pick<CalendarPage, 'events' | 'kinds'> = { events: [], kinds: ['unlock'] };

/** The call of the calendar's view at a link. */
const argsAt = ({ search = {} }: Link) =>
  calendarArgs(calendarChoice((name) => (search[name] === undefined ? null : String(search[name]))));

test.each(TEST_DAYS)('on %s the sentence adds up the rows of the views it links to', async (_name, day) => {
  const now = TEST_TIME + day * DAY;
  const context = contextOn(day);
  const [ahead, unlocks] = await Promise.all([
    ask('calendarList', AHEAD_ARGS, context),
    ask('calendarList', UNLOCK_ARGS, context),
  ]);
  const said = calendarSentence({ ahead, unlocks }, now) ?? [];
  const figures = said.flatMap((part) => (typeof part === 'string' ? [] : [part]));
  const rowsAt = async (part: string) => {
    const figure = figures.find((one) => hrefOfLink(one.link).includes(part));
    return figure ? (await ask('calendarList', argsAt(figure.link), context)).events : [];
  };
  const [first] = await rowsAt('type=macro');
  expect(textOf(said)).toContain(first?.title);
  const left = partedAt(await rowsAt('type=unlock'), now).coming;
  const worth = left.reduce((all, { unlockValue }) => all + (unlockValue ?? 0), 0);
  expect(textOf(said)).toContain(
    left.length === 0 ? '未来 7 天没有解锁' : `未来 7 天 ${left.length} 次解锁，共 ${usd(worth)}`,
  );
  const end = beijingMidnight(now) + 7 * DAY;
  const next = unlocks.events.filter(({ time }) => time >= end && time < end + 7 * DAY);
  const [largest] = next.toSorted((a, b) => (b.unlockValue ?? 0) - (a.unlockValue ?? 0));
  expect(textOf(said)).toContain(
    largest
      ? `再后 7 天 ${largest.coins[0]?.symbol} 最大，${usd(largest.unlockValue ?? 0)}`
      : '再后 7 天没有解锁',
  );
});

test('without unlocks it says so, of unlocks that nobody tells nothing, and nothing while it is not known', () => {
  const said = calendarSentence({ ahead: NONE, unlocks: NONE }, TEST_TIME);
  expect(said && textOf(said)).toBe('未来 7 天没有解锁；再后 7 天没有解锁。');
  expect(calendarSentence({ ahead: NONE, unlocks: { events: [], kinds: ['macro'] } }, TEST_TIME)).toBeNull();
  expect(calendarSentence({ ahead: undefined, unlocks: undefined }, TEST_TIME)).toBeNull();
});
