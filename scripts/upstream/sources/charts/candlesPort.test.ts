import { DAY, HOUR, MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Candle } from '../../ports/candles.ts';
import { stubCoin, stubKlines, stubPair } from '../testing/stubCandles.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { createCandlesPort } from './candlesPort.ts';

const NOW = Date.parse('2026-03-10T09:33:20Z');
const clock = { time: NOW, isDown: false };
const now = () => clock.time;
const KLINES = 'BINANCE /api/v3/klines';
const TICKER = 'binance_btc_usdt';
const btc = ['bitcoin', 'BTC', 'USDT'] as const;
const pair = stubPair('binance', btc, 'BTCUSDT', { last: 111, rate: 0.99 });

beforeEach(() => {
  clock.time = NOW;
  clock.isDown = false;
});

/** A market in which Binance lists Bitcoin since an instant. */
function world(since = 0, isAbsent?: (time: number) => boolean) {
  const klines = stubKlines(now, since, isAbsent);
  const stub = createStubWorld({
    now,
    answers: { [KLINES]: (path: string) => (clock.isDown ? undefined : klines(path)) },
    pairs: [pair],
    coins: [stubCoin('bitcoin', 109.5)],
  });
  const market = { ...stub, market: async () => ({ ...(await stub.market()), at: clock.time }) };
  const { list } = createCandlesPort(market);
  const read = (periodMinutes: number, limit: number, more: object = {}) =>
    list({ code: TICKER, periodMinutes, end: clock.time, limit, ...more });
  return { stub, list, read };
}

/** Within rounding: sums of floats in another order. */
function same(whole: Candle | undefined, parts: readonly Candle[]) {
  expect(whole?.open).toBe(parts[0]?.open);
  expect(whole?.high).toBe(Math.max(...parts.map(({ high }) => high)));
  expect(whole?.low).toBe(Math.min(...parts.map(({ low }) => low)));
  expect(whole?.close).toBe(parts.at(-1)?.close);
  const sum = (key: 'volume' | 'turnover') => parts.reduce((total, part) => total + part[key], 0);
  expect(whole?.volume).toBeCloseTo(sum('volume'), 6);
  expect(whole?.turnover).toBeCloseTo(sum('turnover'), 4);
  // The venue tells that takers bought a quarter.
  expect(whole?.bought).toBeCloseTo(sum('volume') / 4, 6);
}

describe('candles of every period', () => {
  test.each([
    [1, 5],
    [5, 15],
    [15, 30],
    [15, 60],
    [60, 240],
    [60, 1440],
    [1440, 10_080],
    [1440, 43_200],
  ])('%i minutes add up to those of %i, the open one included', async (short, long) => {
    const { read } = world();
    const [before, open] = await read(long, 2);
    const parts = await read(short, short === 1440 ? 70 : 1_000);
    const of = (from = 0, to = Number.POSITIVE_INFINITY) =>
      parts.filter(({ time }) => time >= from && time < to);
    same(open, of(open?.time));
    same(before, of(before?.time, open?.time));
    expect(open?.close).toBe(111);
  });

  test('days begin at Beijing midnight, or at UTC midnight on request, and are those of their hours', async () => {
    const { read, stub } = world();
    const beijing = await read(1440, 3);
    const utc = await read(1440, 3, { dayBoundary: 'utc0' });
    expect(beijing.map(({ time }) => new Date(time).toISOString())).toEqual([
      '2026-03-07T16:00:00.000Z',
      '2026-03-08T16:00:00.000Z',
      '2026-03-09T16:00:00.000Z',
    ]);
    expect(utc.map(({ time }) => new Date(time).getUTCHours())).toEqual([0, 0, 0]);
    const hours = await read(60, 100);
    for (const days of [beijing, utc]) {
      for (const day of days) {
        same(
          day,
          hours.filter(({ time }) => time >= day.time && time < day.time + DAY),
        );
      }
    }
    expect(stub.asked[0]).toContain('interval=1d&timeZone=8&');
  });

  test('a venue without Beijing days has them folded from its hours', async () => {
    const rows = (path: string) => {
      const query = new URL(path, 'http://localhost').searchParams;
      const [start, end] = [Number(query.get('start')), Number(query.get('end'))];
      const asKlines = `?interval=1h&startTime=${start}&endTime=${end}&limit=${query.get('limit')}`;
      const list = stubKlines(now)(asKlines).map(([time, open, high, low, close, volume, , quote]) =>
        [time, open, high, low, close, volume, quote].map(String),
      );
      return { retCode: 0, retMsg: 'OK', result: { list: list.toReversed() }, time: clock.time };
    };
    const stub = createStubWorld({
      now,
      answers: { 'BYBIT /v5/market/kline': rows },
      pairs: [stubPair('bybit', btc, 'BTCUSDT')],
    });
    const query = { periodMinutes: 1440, end: NOW, limit: 3 };
    const days = await createCandlesPort(stub).list({ ...query, code: 'bybit_btc_usdt' });
    const same = await world().list({ ...query, code: TICKER });
    // Only Binance tells what takers bought.
    const untold = same.map(({ bought: _bought, ...candle }) => candle);
    expect(days.slice(0, 2)).toEqual(untold.slice(0, 2));
    expect(stub.asked).toHaveLength(1);
    expect(stub.asked[0]).toContain('interval=60');
  });
});

describe('the open candle', () => {
  test.each([1, 5, 15, 30, 60, 240, 1440, 10_080, 43_200])(
    'of %i minutes ends at the beat’s price',
    async (period) => {
      const { list } = world();
      const last = async (code: string) =>
        (await list({ code, periodMinutes: period, end: NOW, limit: 2 })).at(-1);
      expect((await last(TICKER))?.close).toBe(111);
      expect(await last('bitcoin')).toMatchObject({ close: 109.5 });
      const { high = 0, low = 0 } = (await last('bitcoin')) ?? {};
      expect(high).toBeGreaterThanOrEqual(109.5);
      expect(low).toBeLessThanOrEqual(109.5);
    },
  );

  test('is not kept, and follows the price until it is asked for again', async () => {
    const { stub, read } = world();
    await read(1, 3);
    const stored = stub.store.candles.list(TICKER, 1, NOW, 9);
    expect(stored.map(({ time }) => time)).toEqual([2, 1].map((ago) => NOW - (NOW % MINUTE) - ago * MINUTE));
    clock.time += 5 * SECOND;
    await read(1, 3);
    expect(stub.asked).toHaveLength(1);
    clock.time += 6 * SECOND;
    await read(1, 3);
    expect(stub.asked).toHaveLength(2);
  });

  test('of a venue that marks it is believed: OKX’s last row', async () => {
    const open = NOW - (NOW % HOUR);
    const row = (time: number, confirm: string) => [`${time}`, '1', '2', '1', '2', '5', '5', '10', confirm];
    const stub = createStubWorld({
      now: open + HOUR + 30 * SECOND,
      answers: {
        // An hour late in closing its candle.
        'OKX /api/v5/market/candles': { code: '0', msg: '', data: [row(open, '0'), row(open - HOUR, '1')] },
      },
      pairs: [stubPair('okx', btc, 'BTC-USDT', { last: 2 })],
    });
    const { list } = createCandlesPort(stub);
    const hours = await list({ code: 'okx_btc_usdt', periodMinutes: 60, end: open + HOUR, limit: 2 });
    expect(hours).toHaveLength(2);
    expect(stub.store.candles.list('okx_btc_usdt', 60, NOW + DAY, 9).map(({ time }) => time)).toEqual([
      open - HOUR,
    ]);
  });
});

describe('a venue is asked', () => {
  test('for the missing span alone, a page at a time, once by all', async () => {
    const { stub, read } = world();
    const [one, other] = await Promise.all([read(60, 1_500), read(60, 1_500)]);
    expect([one?.length, other?.length]).toEqual([1_500, 1_500]);
    expect(stub.asked).toHaveLength(2);
    clock.time += 3 * HOUR;
    await read(60, 1_000);
    expect(stub.asked).toHaveLength(3);
    expect(stub.asked[2]).toContain(`startTime=${NOW - (NOW % HOUR)}&`);
    expect(stub.asked[2]).toContain('limit=4');
    clock.time += 1 * SECOND;
    await read(60, 1_499);
    expect(stub.asked).toHaveLength(3);
  });

  test('a few times for one answer: the rest of a long history comes with the next ones', async () => {
    const { stub, read } = world(Date.parse('2025-03-01T00:00:00Z'));
    expect(await read(60, 6_000)).toHaveLength(4_000);
    expect(stub.asked).toHaveLength(4);
    expect(await read(60, 6_000)).toHaveLength(6_000);
    expect(stub.asked).toHaveLength(6);
  });

  test('no more for days before the first one', async () => {
    const { stub, read } = world(Date.parse('2026-01-01T00:00:00Z'));
    expect(await read(1440, 300)).toHaveLength(68);
    expect(await read(1440, 10_000)).toHaveLength(68);
    expect(stub.asked).toHaveLength(2);
    await read(1440, 10_000);
    expect(stub.asked).toHaveLength(2);
  });

  test('but a new day needs no answer to begin: its candle is there at the price', async () => {
    const { read } = world();
    const [day] = await read(1440, 1);
    clock.isDown = true;
    clock.time = (day?.time ?? 0) + DAY + 5 * SECOND;
    expect(await read(1440, 1)).toMatchObject([{ time: (day?.time ?? 0) + DAY, close: 111, volume: 0 }]);
  });

  test('not while it is down: what is kept is told', async () => {
    const { stub, read } = world();
    const before = await read(5, 100);
    clock.isDown = true;
    clock.time += 30 * MINUTE;
    const after = await read(5, 100);
    expect(after.slice(0, 93)).toEqual(before.slice(6, 99));
    // After the gap it begins at the price itself.
    const opens = clock.time - (clock.time % (5 * MINUTE));
    expect(after.at(-1)).toMatchObject({
      time: opens,
      open: 111,
      high: 111,
      low: 111,
      close: 111,
      volume: 0,
    });
    expect(stub.store.candles.list(TICKER, 5, clock.time, 1_000)).toHaveLength(99);
  });
});
