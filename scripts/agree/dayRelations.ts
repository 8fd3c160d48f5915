import { formatDate } from '@coinmirror/shared/format/time.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { known } from '@coinmirror/testing/world.ts';
import { expect } from 'vitest';
import type { Relation } from './inOneCycle.ts';
import { NotYet } from './notYet.ts';

/** How many coins of a day are looked up on their own pages. */
const LOOKED_UP = 3;

/** A day's coins close as their own history says, its totals are those of the market's, its mood is the index's. */
const theDayIsThatOfItsPages: Relation = async (read) => {
  const day = await read('newsDaily', {});
  if (day.coins.length === 0) throw new NotYet('days of coins have not been read');
  const asked = formatDate(day.begins).replaceAll('-', '');
  for (const { code, close } of day.coins.slice(0, LOOKED_UP)) {
    const { days } = await read('coinHistory', { coincode: code, begintime: asked, endtime: asked });
    expect(days.find(({ time }) => time === day.begins)?.close, code).toBe(close);
  }
  const changes = day.coins.map(({ change }) => change);
  expect(changes).toEqual(changes.toSorted((a, b) => b - a));
  const trend = await read('marketTrend', { days: 10 });
  for (const [time, marketCap, turnover] of [
    [day.begins, day.marketCap, day.turnover],
    [day.begins - DAY, day.marketCapBefore, day.turnoverBefore],
  ] as const) {
    const point = trend.find((one) => one.time === time);
    // Both scale the past by the total of now: within the last digits.
    if (point) expect(known(marketCap) / known(point.marketCap)).toBeCloseTo(1, 9);
    if (point) expect(known(turnover) / known(point.volume)).toBeCloseTo(1, 9);
  }
  const { history } = await read('fearGreed', {});
  const mood = history.find(({ time }) => time >= day.begins && time < day.ends);
  expect(day.fearGreed).toBe(mood?.value ?? null);
};

/** What a day says of the one after it is on the calendar of that day, and some where that has some. */
const theDayAfterIsTheCalendars: Relation = async (read) => {
  const day = await read('newsDaily', {});
  const calendar = await read('calendarList', { span: 'day', date: formatDate(day.ends) });
  const titles = calendar.events.map(({ id, title, time }) => `${id} ${time} ${title}`);
  for (const { id, title, time } of day.events) expect(titles).toContain(`${id} ${time} ${title}`);
  expect(day.events.length === 0).toBe(titles.length === 0);
};

/** Relations of the daily brief, by what they say. */
export const dayRelations: Readonly<Record<string, Relation>> = {
  'a day in numbers is that of its coins, of the whole market and of the mood': theDayIsThatOfItsPages,
  'a day names what the calendar has of the day after it': theDayAfterIsTheCalendars,
};
