import { percentileOf } from '@coinmirror/shared/indicators/standing.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { contextOn, TEST_DAYS } from '@coinmirror/testing/testDays.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it, test, vi } from 'vitest';
import { answer } from '../dispatch/answer.ts';

// The past of twenty coins: a second, several on a busy machine.
vi.setConfig({ testTimeout: 40_000 });

const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0);

describe.each(TEST_DAYS)('the past of futures, on %s', (_name, day) => {
  const now = TEST_TIME + day * DAY;
  const context = contextOn(day);

  it('of funding: three settlements a day over 30 days, the last one that of the board', async () => {
    const past = await ask('fundingPast', { code: 'ethereum' }, context);
    expect(past.points).toHaveLength(90);
    expect(
      past.points.every(({ time }, at) => at === 0 || time - (past.points[at - 1]?.time ?? 0) === 8 * HOUR),
    ).toBe(true);
    expect(now - known(past.points.at(-1)).time).toBeLessThan(8 * HOUR);
    const { funding } = await ask('futuresOverview', {}, context);
    const rates = known(funding.rows.find(({ code }) => code === 'ethereum')).rates;
    for (const [at, { code, hours }] of funding.venues.entries()) {
      const place = past.venues.findIndex((venue) => venue.code === code);
      if (place >= 0 && hours === 8) expect(past.points.at(-1)?.rates[place]).toBe(rates[at]);
    }
  });

  it('of open interest: the exchanges are parts of the whole, and the last point is now', async () => {
    const past = await ask('interestPast', { code: 'bitcoin' }, context);
    for (const { total, venues } of past.points) expect(sum(venues)).toBeLessThanOrEqual(known(total));
    const { coins } = await ask('futuresOverview', {}, context);
    const bitcoin = known(coins.find(({ code }) => code === 'bitcoin'));
    expect(past.points.at(-1)).toMatchObject({
      time: now,
      total: bitcoin.openInterest,
      price: bitcoin.price,
    });
    // The hour before is close to it: the past is made as the present is.
    const before = known(past.points.at(-2)?.total);
    expect(Math.abs(before / known(bitcoin.openInterest) - 1)).toBeLessThan(0.12);
  });

  it('a coin’s standing is reckoned from its settled rates', async () => {
    const [{ rows }, past, { coins }] = await Promise.all([
      ask('futuresStandings', {}, context),
      ask('fundingPast', { code: 'bitcoin' }, context),
      ask('futuresOverview', {}, context),
    ]);
    expect(rows.map(({ code }) => code)).toEqual(coins.slice(0, 20).map(({ code }) => code));
    for (const row of rows) {
      const coin = known(coins.find(({ code }) => code === row.code));
      expect([row.funding, row.openInterest, row.price]).toEqual([
        coin.funding,
        coin.openInterest,
        coin.price,
      ]);
    }
    const bitcoin = known(rows.find(({ code }) => code === 'bitcoin'));
    const means = past.points.map(({ mean }) => known(mean));
    expect(bitcoin.settlements).toBe(90);
    expect(bitcoin.percentile).toBe(percentileOf(known(bitcoin.funding), means));
    expect(bitcoin.sum30d).toBeCloseTo(sum(means), 9);
    expect(bitcoin.sum7d).toBeCloseTo(sum(means.slice(-21)), 9);
    expect([bitcoin.low30d, bitcoin.high30d]).toEqual([Math.min(...means), Math.max(...means)]);
  });

  it('a coin’s move is that of the lists: of the board, of the standings, of its market value', async () => {
    const [{ rows: moves }, { rows: standings }, { coins }] = await Promise.all([
      ask('interestMoves', {}, context),
      ask('futuresStandings', {}, context),
      ask('futuresOverview', {}, context),
    ]);
    expect(moves.map(({ code }) => code)).toEqual(coins.slice(0, 60).map(({ code }) => code));
    for (const move of moves) {
      const coin = known(coins.find(({ code }) => code === move.code));
      expect([move.openInterest, move.change24h, move.marketCap]).toEqual([
        coin.openInterest,
        coin.change24h,
        coin.marketCap,
      ]);
    }
    for (const { code, interestChange24h } of standings) {
      const move = known(moves.find((one) => one.code === code));
      expect(move.interestChange24h, code).toBe(interestChange24h);
    }
    expect(moves.every(({ interestChange24h }) => interestChange24h !== null)).toBe(true);
  });

  it('liquidations by coin and exchange add up to the board’s', async () => {
    const { venues, rows } = await ask('liquidationVenues', {}, context);
    const { coins, long24h, short24h } = await ask('futuresOverview', {}, context);
    for (const row of rows) {
      const coin = known(coins.find(({ code }) => code === row.code));
      expect([row.long, row.short]).toEqual([coin.long24h, coin.short24h]);
      expect(sum(row.cells.map((cell) => cell?.long ?? 0))).toBeLessThanOrEqual(row.long);
    }
    expect(sum(rows.map(({ long }) => long))).toBe(long24h);
    expect(sum(rows.map(({ short }) => short))).toBe(short24h);
    expect(sum(rows.map(({ cells }) => cells[0]?.long ?? 0))).toBe(venues[0]?.long);
  });
});

test('a past with gaps is said to be shorter, and has no sum', async () => {
  const port = known(testContext.sources.futuresPast);
  const sources = createTestWorld(() => TEST_TIME);
  const futuresPast = {
    ...port,
    at: async (code: string, hours: readonly number[]) =>
      (await port.at(code, hours)).map((venues, at) => (at < 80 ? [] : venues)),
  };
  const { rows } = await ask(
    'futuresStandings',
    {},
    { ...testContext, sources: { ...sources, futuresPast } },
  );
  expect(rows[0]).toMatchObject({ settlements: 10, sum7d: null, sum30d: null, interestChange24h: null });
  expect(rows[0]?.percentile).not.toBeNull();
});

describe('the change of open interest', () => {
  const port = known(testContext.sources.futuresPast);
  const sources = createTestWorld(() => TEST_TIME);
  /** The standing of Bitcoin where a day ago only some exchanges were known. */
  async function changeWith(isKnown: (exchange: string) => boolean) {
    const at = async (code: string, hours: readonly number[]) =>
      (await port.at(code, hours)).map((venues) => venues.filter(({ exchange }) => isKnown(exchange)));
    const context = { ...testContext, sources: { ...sources, futuresPast: { ...port, at } } };
    const { rows } = await ask('futuresStandings', {}, context);
    return known(rows.find(({ code }) => code === 'bitcoin')).interestChange24h;
  }

  it('is that of the exchanges whose both ends are known: one that joined since is no rise', async () => {
    const contracts = await known(sources.contracts).of('bitcoin');
    const isKnown = (exchange: string) => exchange !== 'hyperliquid' && exchange !== 'gate';
    const now = sum(contracts.map((one) => (isKnown(one.exchange) ? one.openInterest : 0)));
    const hour = Math.floor(TEST_TIME / HOUR) * HOUR - DAY;
    const [before = []] = await port.at('bitcoin', [hour]);
    const then = sum(before.map((one) => (isKnown(one.exchange) ? one.openInterest : 0)));
    expect(await changeWith(isKnown)).toBeCloseTo((now / then - 1) * 100, 9);
  });

  it('is unknown where these hold less than half of it', async () => {
    expect(await changeWith((exchange) => exchange === 'okx')).toBeNull();
  });
});

test('a coin without a past is not found, and a world without one says 未接入', async () => {
  expect((await answer('fundingPast', { code: 'nobody' }, testContext)).status).toBe(404);
  const sources = { ...createTestWorld(() => TEST_TIME), futuresPast: null };
  const { body } = await answer('fundingPast', { code: 'bitcoin' }, { ...testContext, sources });
  expect(JSON.stringify(body)).toContain('未接入');
});
