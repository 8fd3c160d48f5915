import { describe, expect, test } from 'vitest';
import { failure } from '../net/failure.ts';
import { aCoin } from '../testing/aCoin.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { backfillInterest } from './backfillInterest.ts';
import { futuresPastPort } from './futuresPastPort.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-03-10T04:00:00Z');
const NOW = NOON + 10 * 60_000;

/** Tickers and open interest of now, as far as they are needed to know which contracts count. */
const ticker = (symbol: string) => ({
  ...{ symbol, lastPrice: '61000', openPrice: '60000', quoteVolume: '12000000000', closeTime: NOW },
});
const interest = (symbol: string, openInterest: string) => ({ symbol, openInterest, time: NOW });
const swap = { instId: 'BTC-USDT-SWAP', last: '61000', open24h: '60000', volCcy24h: '9000', ts: `${NOW}` };
const now = {
  'BINANCE_FUTURES /fapi/v1/ticker/24hr': [ticker('BTCUSDT'), ticker('BTCUSDC')],
  'BINANCE_FUTURES /fapi/v1/openInterest?symbol=BTCUSDT': interest('BTCUSDT', '80000'),
  'BINANCE_FUTURES /fapi/v1/openInterest?symbol=BTCUSDC': interest('BTCUSDC', '5000'),
  'OKX /api/v5/market/tickers?instType=SWAP': { code: '0', data: [swap] },
  'OKX /api/v5/public/open-interest': {
    code: '0',
    data: [{ instId: swap.instId, oi: '1', oiCcy: '30000', oiUsd: '1830000000', ts: `${NOW}` }],
  },
};

const hoursIn = (path: string, begin: string, end: string): readonly number[] => {
  const query = new URLSearchParams(path.split('?')[1]);
  const [from, to] = [Number(query.get(begin)), Number(query.get(end))];
  return Array.from({ length: Math.floor((to - from) / HOUR) + 1 }, (_, at) => from + at * HOUR);
};

/** As the documentation shows a row: texts, an instant at a whole hour. */
const binance = (value: number) => (path: string) =>
  hoursIn(path, 'startTime', 'endTime').map((timestamp) => ({
    ...{ symbol: 'X', sumOpenInterest: '1.0', sumOpenInterestValue: `${value}.00000000`, timestamp },
  }));
/** Newest first: the beginning of an hour, contracts, coins, dollars. */
const okx = (path: string) => ({
  code: '0',
  data: hoursIn(path, 'begin', 'end')
    .map((time) => [`${time}`, '1', '1', `${2_000_000 + (time - NOON) / HOUR}`])
    .toReversed(),
});

const HIST = 'BINANCE_FUTURES /futures/data/openInterestHist';
const past = {
  [HIST]: binance(5_000_000_000),
  'OKX /api/v5/rubik/stat/contracts/open-interest-history': okx,
};

const worldOf = (answers: Readonly<Record<string, unknown>>) =>
  createStubWorld({
    now: NOW,
    answers,
    coins: [aCoin({ code: 'bitcoin', price: 61_000 })],
    rates: { USD: 1, USDT: 0.999, USDC: 1 },
  });
type World = ReturnType<typeof worldOf>;
const interestAt = (world: World, hoursAgo: number) =>
  Object.fromEntries(
    world.store.futuresHours.of('bitcoin', NOON - hoursAgo * HOUR).map((row) => [row.venue, row.interest]),
  );

describe('hours in which nobody was listening', () => {
  test('are told by the venues’ own past: the sum of the contracts that count, in dollars', async () => {
    const world = worldOf({ ...now, ...past });
    await backfillInterest(world);
    const both = 5_000_000_000 * 0.999 + 5_000_000_000;
    // What OKX says of the hour from eleven to noon is how it stood at noon.
    expect(interestAt(world, 1)).toEqual({ binance: expect.closeTo(both, 3), okx: 2_000_000 - 2 });
    expect(interestAt(world, 100)).toEqual({ binance: expect.closeTo(both, 3), okx: 2_000_000 - 101 });
    expect(interestAt(world, 101)).toEqual({ binance: expect.closeTo(both, 3) });
    expect(interestAt(world, 719)).toEqual({ binance: expect.closeTo(both, 3) });
    expect(interestAt(world, 720)).toEqual({});
  });

  test('are marked, and the hour that has begun is left to what is polled', async () => {
    const world = worldOf({ ...now, ...past });
    await backfillInterest(world);
    expect(interestAt(world, 0)).toEqual({});
    const [before = []] = await futuresPastPort(world).at('bitcoin', [NOON - HOUR]);
    expect(before).toMatchObject([
      { exchange: 'binance', isFilled: true, funding: null },
      { exchange: 'okx', isFilled: true },
    ]);
  });

  test('keep what was polled in them; a row without open interest is filled in', async () => {
    const world = worldOf({ ...now, ...past });
    const own = { code: 'bitcoin', venue: 'okx' };
    world.store.futuresHours.save(NOON - HOUR, [{ ...own, interest: 7, funding: 0.01 }]);
    world.store.futuresHours.save(NOON - 2 * HOUR, [{ ...own, liquidatedLong: 5, liquidatedShort: 0 }]);
    await backfillInterest(world);
    const row = (hoursAgo: number) =>
      world.store.futuresHours.of('bitcoin', NOON - hoursAgo * HOUR).find(({ venue }) => venue === own.venue);
    expect(row(1)).toMatchObject({ interest: 7, funding: 0.01, isFilled: false });
    expect(row(2)).toMatchObject({ interest: 2_000_000 - 3, liquidatedLong: 5, isFilled: true });
  });
});

describe('a venue', () => {
  const asked = (world: World) => world.asked.filter((path) => path.startsWith(HIST));

  test('is asked for two pages of each contract, once', async () => {
    const world = worldOf({ ...now, ...past });
    await backfillInterest(world);
    await backfillInterest(world);
    expect(asked(world)).toHaveLength(4);
    expect(asked(world)[0]).toContain(`symbol=BTCUSDT&period=1h&limit=500&startTime=${NOON - 719 * HOUR}`);
  });

  test('that does not answer one of them fills nothing in: a part would be too small', async () => {
    const world = worldOf({
      ...now,
      [`${HIST}`]: (path: string) => (path.includes('BTCUSDC') ? undefined : binance(1)(path)),
    });
    const reader = {
      ...world.reader,
      read: async (...[source, question, age]: Parameters<World['reader']['read']>) => {
        const answer = await world.reader.read(source, question, age);
        return question.path.includes('BTCUSDC&period') && answer.kind === 'nothing'
          ? { kind: 'nothing' as const, why: failure('limit', 'HTTP 429') }
          : answer;
      },
    };
    await backfillInterest({ ...world, reader: reader as World['reader'] });
    expect(interestAt(world, 1)).toEqual({});
  });

  test('is not asked for a coin of which every hour is known', async () => {
    const world = worldOf({ ...now, ...past });
    for (let hour = 1; hour < 720; hour += 1)
      world.store.futuresHours.save(NOON - hour * HOUR, [{ code: 'bitcoin', venue: 'binance', interest: 1 }]);
    await backfillInterest(world);
    expect(asked(world)).toEqual([]);
  });
});
