import { UNLOCK_RANGES } from '@coinmirror/shared/contract/unlocks.ts';
import { median } from '@coinmirror/shared/numbers/median.ts';
import { UNLOCK_ARGS } from '@coinmirror/shared/pages/calendarAddress.ts';
import { calendarSentence } from '@coinmirror/shared/sentences/calendar.ts';
import { textOf } from '@coinmirror/shared/sentences/sentence.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Sources } from '../../ports/sources.ts';
import { answer } from '../dispatch/answer.ts';
import {
  daysAreTheSumOfRows,
  rowsAreOfTheirParts,
  scheduleIsOfItsCategories,
} from '../relations/unlockRelations.ts';

let moved = 0;
const context = { sources: createTestWorld(() => TEST_TIME + moved), token: '' };
const world = testContext.sources;
const withPart = (part: Partial<Sources>) => ({ ...testContext, sources: { ...world, ...part } });
afterEach(() => {
  moved = 0;
});

/** Instants of a clock that goes on: over an unlock, a midnight, a month's end. */
const INSTANTS = [0, 65_000, 5 * HOUR, 13 * HOUR, 25 * DAY];

describe('the list of unlocks', () => {
  it.each(UNLOCK_RANGES)('of %s adds up while the clock goes on', async (range) => {
    for (const instant of INSTANTS) {
      moved = instant;
      const list = await ask('unlockList', { range }, context);
      expect(list.rows.length).toBeGreaterThan(3);
      const instances = [...rowsAreOfTheirParts(list.rows), ...daysAreTheSumOfRows(list)];
      expect(instances.filter(({ holds }) => !holds)).toEqual([]);
    }
  });

  it('of a week is what the hub and the calendar say of seven days', async () => {
    for (const instant of INSTANTS.slice(1, 3)) {
      moved = instant;
      const now = context.sources.clock.now();
      const week = await ask('unlockList', { range: 'week' }, context);
      const { unlocks } = await ask('dataAnswers', {}, context);
      expect([unlocks?.count, unlocks?.worth]).toEqual([week.count, week.cliffValue]);
      const { events } = await ask('calendarList', { span: 'ahead', type: 'unlock' }, context);
      const end = beijingMidnight(now) + 7 * DAY;
      const coming = events.filter(({ time }) => time < end && time >= now);
      const cliffs = week.rows.filter(({ kind }) => kind === 'cliff');
      expect(cliffs.map(({ code, amount }) => [code, amount]).toSorted()).toEqual(
        coming.map(({ coins, unlockAmount }) => [coins[0]?.code, unlockAmount]).toSorted(),
      );
      const unlocked = await ask('calendarList', UNLOCK_ARGS, context);
      const said = calendarSentence({ ahead: undefined, unlocks: unlocked }, now) ?? [];
      expect(textOf(said)).toContain(`未来 7 天 ${week.count} 次解锁，`);
      expect(week.days).toHaveLength(7);
    }
  });

  it('has days at once and by the day, and the rest of daily ones alone', async () => {
    const { rows, from, to } = await ask('unlockList', { range: 'month' });
    for (const row of rows.filter(({ kind }) => kind === 'linear')) {
      expect([row.time >= TEST_TIME, known(row.until) <= to]).toEqual([true, true]);
      expect(row.amount).toBeCloseTo((known(row.perDay) * (known(row.until) - row.time)) / DAY, 3);
    }
    expect(rows.some(({ kind, time }) => kind === 'cliff' && time < TEST_TIME && time >= from)).toBe(true);
    const { rows: past } = await ask('unlockList', { range: 'past' });
    expect(past.every(({ kind, time }) => kind === 'cliff' && time < TEST_TIME)).toBe(true);
  });

  it('says of passed ones what the price did around them by closes of whole days, and their median', async () => {
    const { rows } = await ask('unlockList', { range: 'past' });
    const row = known(rows.find(({ before7d, after7d }) => before7d !== null && after7d !== null));
    const end = beijingMidnight(TEST_TIME);
    const days = await world.candles.list({ code: row.code, periodMinutes: 1440, end, limit: 400 });
    const closeOn = (day: number) => known(days.find(({ time }) => time === day)).close;
    const day = beijingMidnight(row.time);
    expect(row.price).toBe(closeOn(day));
    expect(row.before7d).toBeCloseTo((closeOn(day) / closeOn(day - 7 * DAY) - 1) * 100, 9);
    expect(row.after7d).toBeCloseTo((closeOn(day + 7 * DAY) / closeOn(day) - 1) * 100, 9);
    const own = rows.filter(({ code }) => code === row.code);
    const after = own.flatMap((one) => one.after7d ?? []).toSorted((one, other) => one - other);
    expect(known(row.history)).toMatchObject({ count: own.length, after: median(after) });
    expect(
      rows.filter(({ time }) => time > TEST_TIME - 7 * DAY).every(({ after7d }) => after7d === null),
    ).toBe(true);
  });

  it('does not invent what is not known: the supply of another time, the close of a day', async () => {
    const silent = withPart({
      supply: null,
      candles: { ...world.candles, list: async () => [] },
    });
    const { rows } = await ask('unlockList', { range: 'past' }, silent);
    for (const { before7d, after7d, price, value, share } of rows) {
      expect([before7d, after7d, price, value]).toEqual([null, null, null, null]);
      expect(share).not.toBeNull();
    }
  });

  it('is not connected without a source', async () => {
    const { body } = await answer('unlockList', {}, withPart({ unlocks: null }));
    expect(body).toMatchObject({ code: 1501 });
  });
});

describe('the schedule of a coin', () => {
  it.each(['sui', 'celestia', 'arbitrum'])(
    'of %s adds up with its supplies while the clock goes on',
    async (code) => {
      for (const instant of INSTANTS) {
        moved = instant;
        const now = context.sources.clock.now();
        const schedule = known(await ask('coinUnlocks', { code }, context));
        expect(scheduleIsOfItsCategories(schedule, now).filter(({ holds }) => !holds)).toEqual([]);
        expect(
          [...rowsAreOfTheirParts(schedule.next), ...rowsAreOfTheirParts(schedule.past)].every(
            ({ holds }) => holds,
          ),
        ).toBe(true);
        // Daily ones are counted at midnight.
        const midnight = beijingMidnight(now);
        const [circulating] = await known(context.sources.supply).circulating([{ code, time: now }]);
        const today = schedule.daily.reduce((sum, { perDay }) => sum + (perDay * (now - midnight)) / DAY, 0);
        expect(schedule.unlocked - today).toBeCloseTo(known(circulating), 2);
      }
    },
  );

  it('steps the circulating supply by what is unlocked at once, and by the day at midnight', async () => {
    const { next, daily } = known(await ask('coinUnlocks', { code: 'celestia' }));
    const [first] = next;
    const { time, amount } = known(first);
    const midnight = beijingMidnight(TEST_TIME) + DAY;
    const at = [time - 1, time, midnight - 1, midnight].map((one) => ({ code: 'celestia', time: one }));
    const [before, after, evening, morning] = await known(world.supply).circulating(at);
    expect(known(after) - known(before)).toBe(amount);
    expect(known(morning) - known(evening)).toBe(daily.reduce((sum, { perDay }) => sum + perDay, 0));
    expect(daily.length).toBeGreaterThan(0);
  });

  it('ends with all coins free, and is none of a coin without one', async () => {
    const { points, total } = known(await ask('coinUnlocks', { code: 'aptos' }));
    const sums = points.map(([, amounts]) => amounts.reduce((sum, one) => sum + one, 0));
    expect(sums.at(-1)).toBeCloseTo(known(total), 3);
    expect(sums).toEqual(sums.toSorted((one, other) => one - other));
    expect(await ask('coinUnlocks', { code: 'bitcoin' })).toBeNull();
  });
});
