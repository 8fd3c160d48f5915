import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { FUTURES_HOURS_RETENTION, type FuturesHour } from '../store/futuresHours.ts';
import { openMarketStore } from '../store/marketStore.ts';
import { MARKET_FILE } from '../store/openMarketDatabase.ts';
import { aCoin } from '../testing/aCoin.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { futuresPastPort } from './futuresPastPort.ts';
import { recordFuturesHours } from './recordFuturesHours.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-03-10T04:00:00Z');
const NOW = NOON + 10 * 60_000;

const ticker = (contract: string) => ({
  contract,
  last: '61000',
  change_percentage: '1',
  mark_price: '61000',
  index_price: '61000',
  total_size: '1000000',
  volume_24h_quote: '3000000000',
});
const terms = {
  name: 'BTC_USDT',
  mark_price: '61000',
  index_price: '61000',
  funding_rate: '0.0001',
  funding_interval: 14_400,
  funding_next_apply: NOW / 1000,
  quanto_multiplier: '0.0001',
};
const answers = {
  'GATE /api/v4/futures/usdt/tickers': [ticker('BTC_USDT')],
  'GATE /api/v4/futures/usdt/contracts': [terms],
};
const worldOf = (raw: Readonly<Record<string, unknown>> = answers) =>
  createStubWorld({
    now: NOW,
    answers: raw,
    coins: [aCoin({ code: 'bitcoin', price: 61_000 })],
    rates: { USD: 1, USDT: 1 },
  });

describe('futures of an hour', () => {
  test('are kept as they were polled: open interest in USD, funding per eight hours', async () => {
    const world = worldOf();
    await recordFuturesHours(world);
    const [hours] = await futuresPastPort(world).at('bitcoin', [NOON]);
    expect(hours).toEqual([
      { exchange: 'gate', openInterest: 1_000_000 * 0.0001 * 61_000, funding: expect.closeTo(0.02, 9) },
    ]);
  });

  test('keep what was closed by force in the hour before, 0 where the venue was heard and told none', async () => {
    const world = worldOf();
    const order = {
      id: 'a',
      coinCode: 'bitcoin',
      exchange: 'gate',
      time: NOON - 5,
      side: 'long',
      price: 61_000,
      usd: 500,
    } as const;
    world.store.liquidations.save('gate', NOON - HOUR, [order, { ...order, id: 'b', time: NOON + 5 }]);
    await recordFuturesHours(world);
    expect(world.store.futuresHours.of('bitcoin', NOON - HOUR)).toMatchObject([
      { venue: 'gate', interest: null, liquidatedLong: 500, liquidatedShort: 0 },
    ]);
    // It has no open interest, so it is no hour of the past yet.
    expect(await futuresPastPort(world).at('bitcoin', [NOON - HOUR])).toEqual([[]]);
  });

  test('within a span are those of its last hour that is known, and what each of its hours closed', async () => {
    const world = worldOf();
    const { futuresHours } = world.store;
    const rows = (own: Partial<FuturesHour>): FuturesHour[] => [
      { code: 'bitcoin', venue: 'okx', ...own },
      { code: 'ethereum', venue: 'okx', interest: 1 },
    ];
    futuresHours.save(NOON - 4 * HOUR, rows({ interest: 4, accounts: 0.5 }));
    futuresHours.save(NOON - 3 * HOUR, rows({ interest: 3, funding: 0.01, accounts: 0.6 }));
    futuresHours.save(NOON - 2 * HOUR, rows({ liquidatedLong: 7, liquidatedShort: 0 }));
    futuresHours.save(NOON, rows({ interest: 9 }));
    const [span, next, later] = await futuresPastPort(world).within('bitcoin', [
      { from: NOON - 4 * HOUR, to: NOON - HOUR },
      { from: NOON - HOUR, to: NOON },
      // The hour that has not begun is not in it.
      { from: NOON, to: NOON + 4 * HOUR },
    ]);
    expect(span).toEqual({
      venues: [{ exchange: 'okx', openInterest: 3, funding: 0.01, accounts: 0.6 }],
      liquidated: [{ time: NOON - 2 * HOUR, long: 7, short: 0 }],
    });
    expect(next).toEqual({ venues: [], liquidated: [] });
    expect(later?.venues).toMatchObject([{ openInterest: 9, accounts: null }]);
  });

  test('are none where no exchange answers', async () => {
    const world = worldOf({});
    await recordFuturesHours(world);
    expect(await futuresPastPort(world).at('bitcoin', [NOON])).toEqual([[]]);
  });
});

describe('the table', () => {
  const one = (more: Partial<FuturesHour>): FuturesHour => ({ code: 'bitcoin', venue: 'okx', ...more });

  test('keeps the first reading of an hour and adds what comes later', () => {
    const { futuresHours, close } = openMarketStore({ dataDir: null, now: () => NOW });
    futuresHours.save(NOON, [one({ funding: 0.01 })]);
    futuresHours.save(NOON, [one({ funding: 0.02, interest: 5 })]);
    expect(futuresHours.of('bitcoin', NOON)).toMatchObject([{ funding: 0.01, interest: 5, basis: null }]);
    close();
  });

  test('lets go of hours after 180 days', async () => {
    const store = openMarketStore({ dataDir: null, now: () => NOW });
    const old = NOW - FUTURES_HOURS_RETENTION - 1;
    store.futuresHours.save(old, [one({ funding: 0.01 })]);
    store.futuresHours.save(NOON, [one({ funding: 0.01 })]);
    await store.sweep();
    expect(store.futuresHours.of('bitcoin', old)).toEqual([]);
    expect(store.futuresHours.of('bitcoin', NOON)).toHaveLength(1);
    store.close();
  });

  test('takes less than 0.85 MB a day for 60 coins on six exchanges, and less than 3 MB for what they tell of the past', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'futures-hours-'));
    const store = openMarketStore({ dataDir, now: () => NOW });
    const value = Math.PI * 1e8;
    for (let hour = 0; hour < 24; hour += 1) {
      const rows = Array.from({ length: 360 }, (_, at) => ({
        code: `some-coin-${at % 60}`,
        venue: ['binance', 'okx', 'bybit', 'gate', 'bitget', 'hyperliquid'][Math.floor(at / 60)] ?? '',
        ...{
          interest: value,
          funding: value,
          basis: value,
          accounts: value,
          liquidatedLong: value,
          liquidatedShort: value,
        },
      }));
      store.futuresHours.save(NOON + hour * HOUR, rows);
    }
    store.close();
    const day = tableSize(dataDir);
    expect(day).toBeLessThan(0.85e6);
    expect(day * (FUTURES_HOURS_RETENTION / DAY)).toBeLessThan(150e6);

    const filling = openMarketStore({ dataDir, now: () => NOW });
    for (const [venue, hours] of [
      ['binance', 719],
      ['okx', 100],
    ] as const) {
      const past = Array.from({ length: hours }, (_, at) => [NOON - (at + 1) * HOUR, value] as const);
      for (let coin = 0; coin < 60; coin += 1)
        filling.futuresHours.fill(`some-coin-${coin}`, venue, new Map(past));
    }
    filling.close();
    expect(tableSize(dataDir) - day).toBeLessThan(3e6);
  });
});

function tableSize(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, MARKET_FILE));
  const pages = database
    .prepare("SELECT SUM(pgsize) AS bytes FROM dbstat WHERE name = 'futures_hours'")
    .get();
  database.close();
  return Number(pages?.['bytes']);
}
