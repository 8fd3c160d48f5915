import { nextOpening } from '@coinmirror/shared/kline/openings.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it, test, vi } from 'vitest';
import { answer } from '../dispatch/answer.ts';

vi.setConfig({ testTimeout: 40_000 });

const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0);
const pointsOf = async (params: Parameters<typeof ask<'futuresHours'>>[1], context = testContext) =>
  known(await ask('futuresHours', params, context)).points;

describe('futures beside the candles of a coin', () => {
  it('of an hour are those of the coin’s past: open interest and settled funding', async () => {
    const [points, interest, funding] = await Promise.all([
      pointsOf({ code: 'ethereum', limit: 200 }),
      ask('interestPast', { code: 'ethereum' }),
      ask('fundingPast', { code: 'ethereum' }),
    ]);
    const at = (time: number) => points.find((point) => point.time === time);
    const past = interest.points.filter(({ time }) => at(time) && time < TEST_TIME - HOUR);
    expect(past.length).toBeGreaterThan(40);
    for (const { time, total } of past) expect(at(time)?.openInterest).toBe(total);
    const settled = funding.points.filter(({ time }) => at(time) && time < TEST_TIME - HOUR);
    expect(settled.length).toBeGreaterThan(20);
    for (const { time, mean } of settled) expect(at(time)?.funding).toBe(mean);
  });

  it('now are those of the board, whatever the candle', async () => {
    const { coins } = await ask('futuresOverview', {});
    const bitcoin = known(coins.find(({ code }) => code === 'bitcoin'));
    for (const period of [60, 240, 1440, 10_080, 43_200] as const)
      expect((await pointsOf({ code: 'bitcoin', period, limit: 2 })).at(-1)).toMatchObject({
        openInterest: bitcoin.openInterest,
        funding: bitcoin.funding,
      });
  });

  it('closed by force within the last 24 hours what the board says', async () => {
    const { coins } = await ask('futuresOverview', {});
    const bitcoin = known(coins.find(({ code }) => code === 'bitcoin'));
    const points = await pointsOf({ code: 'bitcoin', limit: 24 });
    expect(sum(points.map(({ long }) => long))).toBe(bitcoin.long24h);
    expect(sum(points.map(({ short }) => short))).toBe(bitcoin.short24h);
  });

  it('have the long/short ratio of the coin’s page', async () => {
    const [points, page] = await Promise.all([
      pointsOf({ code: 'bitcoin', limit: 60 }),
      ask('coinLongShort', { code: 'bitcoin', period: '1h' }),
    ]);
    const history = known(page).history;
    const both = history.filter(({ time }) => points.some((point) => point.time === time));
    expect(both.length).toBeGreaterThan(50);
    for (const { time, accountRatio } of both)
      expect(points.find((point) => point.time === time)?.accountRatio).toBeCloseTo(accountRatio, 12);
  });

  it.each([240, 1440, 10_080] as const)(
    'of %d minutes are the last values of their hours, and the sum of what was closed',
    async (period) => {
      const hours = await pointsOf({ code: 'bitcoin', limit: 500 });
      const points = await pointsOf({ code: 'bitcoin', period, limit: 3 });
      expect(points).toHaveLength(3);
      for (const point of points) {
        const end = nextOpening(point.time, period, 8 * HOUR);
        const own = hours.filter(({ time }) => time >= point.time && time < end);
        expect(point.openInterest).toBe(own.at(-1)?.openInterest);
        expect(point.accountRatio).toBe(own.at(-1)?.accountRatio);
        expect(point.long).toBe(sum(own.map(({ long }) => long)));
        expect(point.short).toBe(sum(own.map(({ short }) => short)));
      }
    },
  );

  it('go back by batches without a gap, for half a year', async () => {
    const newest = await pointsOf({ code: 'bitcoin', limit: 10 });
    const first = known(newest[0]).time;
    const before = await pointsOf({ code: 'bitcoin', limit: 10, reach: first / 1000 });
    expect(before.at(-1)?.time).toBe(first - HOUR);
    expect(await pointsOf({ code: 'bitcoin', reach: (TEST_TIME - 181 * DAY) / 1000 })).toEqual([]);
    expect((await pointsOf({ code: 'bitcoin', period: 1440, limit: 500 })).length).toBeLessThanOrEqual(182);
  });
});

test('a coin without a contract has none, and a past without a source is 未接入', async () => {
  const { coins } = await ask('futuresOverview', {});
  const { rows } = await ask('coinRank', { pagesize: 100 });
  const bare = known(rows.find(({ code }) => !coins.some((one) => one.code === code)));
  expect(await ask('futuresHours', { code: bare.code })).toBeNull();
  expect((await answer('futuresHours', { code: 'nobody' }, testContext)).status).toBe(404);
  const sources = { ...createTestWorld(() => TEST_TIME), futuresPast: null };
  const { body } = await answer('futuresHours', { code: 'bitcoin' }, { ...testContext, sources });
  expect(JSON.stringify(body)).toContain('未接入');
});

test('a kept hour stands where no source tells of it, and nothing is null', async () => {
  const world = createTestWorld(() => TEST_TIME);
  const at = Math.floor(TEST_TIME / HOUR) * HOUR - 40 * HOUR;
  const sources = {
    ...world,
    longShort: null,
    liquidations: null,
    futuresPast: {
      ...known(world.futuresPast),
      within: async (_code: string, spans: readonly { readonly from: number }[]) =>
        spans.map(({ from }) =>
          from === at
            ? {
                venues: [{ exchange: 'binance', openInterest: 5, funding: 0.01, accounts: 0.6 }],
                liquidated: [{ time: at, long: 7, short: 0 }],
              }
            : { venues: [], liquidated: [] },
        ),
    },
  };
  const points = await pointsOf({ code: 'bitcoin', limit: 60 }, { ...testContext, sources });
  expect(points.find(({ time }) => time === at)).toEqual({
    time: at,
    funding: 0.01,
    openInterest: 5,
    accountRatio: expect.closeTo(1.5, 9),
    long: 7,
    short: 0,
  });
  const nothing = { funding: null, openInterest: null, accountRatio: null, long: null, short: null };
  expect(points.find(({ time }) => time === at + HOUR)).toEqual({ time: at + HOUR, ...nothing });
});
