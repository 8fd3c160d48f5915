import { CALENDAR_TYPES } from '@coinmirror/shared/contract/calendar.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ask, createTestWorld, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, test } from 'vitest';
import { answer } from '../dispatch/answer.ts';

describe('the calendar', () => {
  test('a week is seven days from the one asked for, a month whole weeks, and every event is within its days', async () => {
    const week = await ask('calendarList', { span: 'week' });
    const month = await ask('calendarList', { span: 'month' });
    expect(week.begin).toBe(beijingMidnight(TEST_TIME));
    expect((week.end - week.begin) / DAY).toBe(7);
    expect((month.end - month.begin) % (7 * DAY)).toBe(0);
    expect(formatDate(month.begin)).toBe('2026-02-23');
    for (const { events, begin, end } of [week, month]) {
      expect(events.length).toBeGreaterThan(3);
      for (const { time } of events) expect(time >= begin && time < end).toBe(true);
    }
    const ids = new Set(month.events.map(({ id }) => id));
    expect(ids.size).toBe(month.events.length);
    for (const { id } of week.events) expect(ids).toContain(id);
  });

  test('the days of a month add up to the month', async () => {
    const { events, begin, end } = await ask('calendarList', { span: 'month' });
    const days = Array.from({ length: (end - begin) / DAY }, (_, i) => formatDate(begin + i * DAY));
    const each = await Promise.all(days.map((date) => ask('calendarList', { span: 'day', date })));
    expect(each.flatMap((day) => day.events)).toEqual(events);
  });

  test('kind and importance filter it, and a coin has only its own events', async () => {
    const unlocks = await ask('calendarList', { span: 'coin', type: 'unlock', coincode: 'arbitrum' });
    expect(unlocks.events.length).toBeGreaterThan(10);
    for (const event of unlocks.events) {
      expect([event.type, event.coins[0]?.code]).toEqual(['unlock', 'arbitrum']);
    }
    const important = await ask('calendarList', { span: 'ahead', level: '3' });
    for (const { importance } of important.events) expect(importance).toBe(3);
  });

  test('an unlock equals the step in the supply, and its share refers to the supply just before', async () => {
    const { events } = await ask('calendarList', { span: 'coin', type: 'unlock', coincode: 'arbitrum' });
    const next = events.find(({ time }) => time > TEST_TIME);
    const supplyAt = async (time: number) => {
      const sources = createTestWorld(() => time);
      return (await sources.coins.all()).find(({ code }) => code === 'arbitrum')?.circulatingSupply ?? 0;
    };
    const [before, after] = [await supplyAt((next?.time ?? 0) - 5000), await supplyAt(next?.time ?? 0)];
    expect(after - before).toBe(next?.unlockAmount);
    expect(next?.unlockShare).toBeCloseTo(((after - before) / before) * 100, 9);
  });

  test('an unlock to come has its worth at the present price, a past one none', async () => {
    const { events } = await ask('calendarList', { span: 'coin', type: 'unlock', coincode: 'arbitrum' });
    const coins = await createTestWorld(() => TEST_TIME).coins.all();
    const price = coins.find(({ code }) => code === 'arbitrum')?.price ?? Number.NaN;
    for (const { time, unlockAmount, unlockValue } of events) {
      if (time < TEST_TIME) expect(unlockValue).toBeNull();
      else expect(unlockValue).toBeCloseTo((unlockAmount ?? 0) * price, 2);
    }
  });

  test("a coin's past milestones equal those of the calendar on their days", async () => {
    const milestones = await ask('coinBigEvents', { coincode: 'litecoin' });
    const halvings = milestones.filter(({ type }) => type === 'halving');
    expect(halvings.length).toBeGreaterThan(2);
    for (const { time, title } of halvings) {
      const day = await ask('calendarList', { span: 'day', date: formatDate(time), coincode: 'litecoin' });
      expect(day.events.map((event) => event.title)).toContain(title);
    }
  });

  test('an expiry has what the page of options and the contracts say is open for it, a past one nothing', async () => {
    const { sources } = testContext;
    const { events } = await ask('calendarList', { span: 'month', type: 'settlement' });
    expect(events.some(({ time }) => time < TEST_TIME)).toBe(true);
    const coins = ['bitcoin', 'ethereum'] as const;
    const pages = await Promise.all(coins.map((coincode) => ask('optionsOverview', { coincode })));
    const dated = await Promise.all(coins.map((code) => sources.contracts?.of(code) ?? []));
    for (const { time, openInterest } of events) {
      const rows = [...pages.flatMap(({ expiries }) => expiries), ...dated.flat()];
      const open = rows.filter(({ expiresAt }) => expiresAt === time).map((row) => row.openInterest ?? 0);
      if (time < TEST_TIME || open.length === 0) expect(openInterest).toBeNull();
      else
        expect(openInterest ?? Number.NaN).toBeCloseTo(
          open.reduce((sum, one) => sum + one),
          2,
        );
    }
    expect(Math.max(...events.map(({ openInterest }) => openInterest ?? 0))).toBeGreaterThan(1e8);
  });

  test('each vote that is open ends in the calendar when its page says so', async () => {
    const { events } = await ask('calendarList', { span: 'ahead', type: 'vote' });
    const open = (await testContext.sources.proposals?.list())?.filter(({ end }) => end > TEST_TIME) ?? [];
    expect(open.length).toBeGreaterThan(3);
    for (const { id, end, title } of open) {
      const row = events.find((event) => event.id === `vote-${id}`);
      expect(row?.time).toBe(end);
      expect(row?.title).toContain(title);
      const page = await ask('proposalDetail', { id });
      expect([row?.address, page.end]).toEqual([`/proposal/detail/${id}.html`, end]);
    }
  });

  test('unlocks are those of the coins’ schedules where the calendar itself knows of none', async () => {
    const { sources } = testContext;
    const { calendar } = sources;
    if (calendar === null) throw new Error('no calendar');
    const between = async (from: number, to: number) =>
      (await calendar.between(from, to)).filter(({ type }) => type !== 'unlock');
    const kinds = async () => (await calendar.kinds()).filter((type) => type !== 'unlock');
    const context = { ...testContext, sources: { ...sources, calendar: { ...calendar, kinds, between } } };
    const range = { span: 'ahead', type: 'unlock' } as const;
    const [own, derived] = [await ask('calendarList', range), await ask('calendarList', range, context)];
    // Of equally important ones at one time either may stand first.
    const told = ({ events }: typeof own) =>
      events
        .map(({ id, time, unlockAmount, unlockValue }) => [id, time, unlockAmount, unlockValue] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1));
    expect(told(derived)).toEqual(told(own));
    expect(derived.kinds).toContain('unlock');
    const none = { ...context, sources: { ...context.sources, unlocks: null } };
    expect((await ask('calendarList', range, none)).kinds).not.toContain('unlock');
  });

  test('there is one adjustment of the difficulty ahead, two weeks after the one before', async () => {
    const { events } = await ask('calendarList', { span: 'coin', type: 'difficulty', coincode: 'bitcoin' });
    const [next, ...further] = events.filter(({ time }) => time > TEST_TIME);
    expect(further).toEqual([]);
    expect(next?.confidence).toBeGreaterThan(80);
    expect(next?.title).toMatch(/^预计：/);
    const times = events.map(({ time }) => time);
    for (const [at, time] of times.slice(1).entries()) expect(time - (times[at] ?? 0)).toBe(14 * DAY);
  });

  test('days without events tell the first ones after them, and every kind is known of', async () => {
    const empty = await ask('calendarList', { span: 'day', type: 'macro', date: '2026-12-01' });
    expect(empty.events).toEqual([]);
    expect(formatDate(empty.nextDay)).toBe('2026-12-04');
    const next = await ask('calendarList', { span: 'day', type: 'macro', date: '2026-12-04' });
    expect(next.events).toHaveLength(1);
    expect(next.nextDay).toBeNull();
    expect(next.kinds.toSorted()).toEqual([...CALENDAR_TYPES].toSorted());
  });

  test('the coins of a range are those of its events, whichever one is asked for', async () => {
    const all = await ask('calendarList', { span: 'month' });
    const codes = new Set(all.events.flatMap(({ coins }) => coins.map(({ code }) => code)));
    codes.delete('');
    expect(new Set(all.coins.map(({ code }) => code))).toEqual(codes);
    const own = await ask('calendarList', { span: 'month', coincode: 'bitcoin' });
    expect(own.coins).toEqual(all.coins);
    expect(own.events.length).toBeLessThan(all.events.length);
  });

  test.each([
    { span: 'day', date: '2026-02-30' },
    { span: 'day', date: '1999-01-01' },
    { span: 'coin', coincode: 'nothing' },
  ])('%j is rejected', async (params) => {
    const { body } = await answer('calendarList', params, testContext);
    expect((body as { code: number }).code).not.toBe(200);
  });
});

describe('big events', () => {
  test('a milestone has the price of its coin’s page', async () => {
    const own = await ask('coinBigEvents', { coincode: 'bitcoin' });
    const all = await ask('bigEventList', { coincode: 'bitcoin', per_page: 100 });
    const priced = new Map(own.map(({ time, title, price }) => [`${time} ${title}`, price]));
    expect(all.rows.length).toBeGreaterThan(10);
    for (const { time, title, price } of all.rows) expect(priced.get(`${time} ${title}`)).toBe(price);
  });

  test('a milestone whose text states the price has no simulated one', async () => {
    const { rows } = await ask('bigEventList', { type: 'price', per_page: 100 });
    expect(rows.map(({ title }) => title)).toContain('比特币首次突破 10 万美元');
    for (const row of rows)
      expect([row.price, row.changeBefore, row.changeAfter]).toEqual([null, null, null]);
    const { rows: others } = await ask('bigEventList', { type: 'upgrade', per_page: 100 });
    expect(others.some(({ price }) => price !== null)).toBe(true);
  });

  test('speakers are judged by statements older than a month', async () => {
    const { speakers, speeches } = await ask('speechList', {});
    expect(speakers.reduce((sum, { total }) => sum + total, 0)).toBe(speeches.length);
    for (const { id, settled, right } of speakers) {
      const own = speeches.filter(({ speaker, priceDue }) => speaker === id && priceDue !== null);
      expect(own).toHaveLength(settled);
      const came = own.filter(
        ({ stance, price, priceDue }) => (stance === 'bull') === (priceDue ?? 0) > (price ?? 0),
      );
      expect(came).toHaveLength(right);
    }
    for (const { time, priceDue } of speeches) expect(priceDue !== null).toBe(time + 30 * DAY <= TEST_TIME);
  });
});
