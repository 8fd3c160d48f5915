import { beijingMidnight, utcMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { rotation } from '@coinmirror/testing/rotation.ts';
import { createTestMarket, TEST_SEED } from '@coinmirror/testing/world.ts';
import { describe, expect, it, vi } from 'vitest';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { Candle } from '../../ports/candles.ts';
import { createPaths } from '../path/paths.ts';
import { createSnapshots, type Snapshot } from './snapshot.ts';
import type { SimulatedMarket } from './source.ts';

// The first read of a whole market takes a second, several on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const FIRST = Date.UTC(2026, 1, 3, 1, 17);
/** Twenty instants over three years, at all hours, on whole minutes. */
const INSTANTS = Array.from({ length: 20 }, (_, i) => FIRST + i * (55 * DAY + 7 * HOUR + 13 * MINUTE));
/** Fifty coins of every size and kind. */
const CODES = new Set(
  coinCatalogue
    .filter((coin, i) => (i % 14 === 0 && i < 660) || coin.peg === 'gold' || i % 180 === 7)
    .filter((coin) => coin.launchedAt < FIRST - 8 * DAY && coin.delistedAt === null)
    .slice(0, 50)
    .map(({ code }) => code),
);

let now = FIRST;
const market: SimulatedMarket = createTestMarket(() => now);
const pathOf = createPaths(TEST_SEED);
/** Snapshots on separate paths, which must still agree with the market's candles. */
const makers = coinCatalogue
  .filter(({ code }) => CODES.has(code))
  .map((coin) => {
    const path = pathOf(coin.code);
    if (!path) throw new Error(`no path of ${coin.code}`);
    return createSnapshots(coin, path);
  });
const candles = (code: string, periodMinutes: number, limit: number, dayBoundary: 'utc8' | 'utc0' = 'utc8') =>
  market.candles({ code, periodMinutes, end: now + 1, limit, dayBoundary });
const change = (price: number, before: number | undefined) => (price / (before ?? Number.NaN) - 1) * 100;

/** The price at an instant on a whole minute: the open of its minute. */
async function priceAt(code: string, time: number): Promise<number | undefined> {
  const [minute] = await market.candles({ code, periodMinutes: 1, end: time + 1, limit: 1 });
  return minute?.open;
}

/** Checks every relation between a snapshot and the candles. */
async function check(coin: Snapshot): Promise<void> {
  const { code, price } = coin;
  const supply = coinCatalogue.find((entry) => entry.code === code)?.maxSupply ?? null;
  expect(coin.marketCap).toBe(coin.circulatingSupply === null ? null : price * coin.circulatingSupply);
  expect(coin.turnoverRate).toBe(coin.marketCap === null ? null : (coin.volume24h / coin.marketCap) * 100);
  if (supply !== null && coin.circulatingSupply !== null)
    expect(coin.circulatingSupply).toBeLessThanOrEqual(supply);
  expect(coin.drawdown).toBe((price / coin.allTimeHigh - 1) * 100);
  expect(coin.drawdown).toBeLessThanOrEqual(0);

  expect(coin.change24h).toBe(change(price, await priceAt(code, now - DAY)));
  expect(coin.change1h).toBe(change(price, await priceAt(code, now - HOUR)));
  expect(coin.change7d).toBe(change(price, await priceAt(code, now - 7 * DAY)));
  const [beijing] = await candles(code, 1440, 1);
  const [utc] = await candles(code, 1440, 1, 'utc0');
  expect(beijing?.time).toBe(beijingMidnight(now));
  expect(utc?.time).toBe(utcMidnight(now));
  expect(coin.changeUtc8).toBe(change(price, beijing?.open));
  expect(coin.changeUtc0).toBe(change(price, utc?.open));

  const day = await candles(code, 1, 1440 + 1);
  checkDay(coin, day.at(-1)?.time === now ? day.slice(0, -1) : day.slice(1));
  checkSparkline(coin, await candles(code, 60, 24 * 7 + 1, 'utc0'));
}

function checkDay(coin: Snapshot, minutes: readonly Candle[]): void {
  expect(minutes).toHaveLength(1440);
  expect(coin.high24h).toBe(Math.max(...minutes.map(({ high }) => high)));
  expect(coin.low24h).toBe(Math.min(...minutes.map(({ low }) => low)));
  expect(coin.volume24h).toBe(minutes.reduce((sum, { turnover }) => sum + turnover, 0));
  expect(coin.price).toBeLessThanOrEqual(coin.high24h);
  expect(coin.price).toBeGreaterThanOrEqual(coin.low24h);
  expect(coin.high24h).toBeLessThanOrEqual(coin.allTimeHigh);
  expect(coin.low24h).toBeGreaterThanOrEqual(coin.allTimeLow);
}

function checkSparkline(coin: Snapshot, hours: readonly Candle[]): void {
  expect(coin.sparkline).toHaveLength(28);
  expect(coin.sparkline.at(-1)).toBe(coin.price);
  const mark = Math.floor(now / (6 * HOUR)) * 6 * HOUR;
  for (const [i, close] of coin.sparkline.slice(0, -1).entries()) {
    expect(close).toBe(hours.find(({ time }) => time === mark - (26 - i) * 6 * HOUR)?.open);
  }
}

describe(`a snapshot (${rotation.label})`, () => {
  it.each(rotation.of(INSTANTS).map((time) => [new Date(time).toISOString(), time] as const))(
    'agrees with the candles of fifty coins at %s',
    async (_, time) => {
      now = time;
      expect(makers).toHaveLength(50);
      for (const make of makers) await check(make(now));
    },
  );

  it('has no change over a period longer than the coin’s age', () => {
    const [coin] = coinCatalogue.filter(({ code }) => CODES.has(code));
    const path = coin && pathOf(coin.code);
    const make = coin && path && createSnapshots(coin, path);
    const young = make?.((path?.start ?? 0) + 10 * HOUR);
    expect([young?.change1h, young?.change7d]).toEqual([expect.any(Number), null]);
    expect(make?.((path?.start ?? 0) + HOUR / 2).change1h).toBeNull();
    expect(make?.((path?.start ?? 0) + 7 * DAY).change7d).toEqual(expect.any(Number));
  });

  it('does not depend on earlier clock movements', () => {
    const [make] = makers;
    const [early, late] = [FIRST, FIRST + 700 * DAY];
    const first = make?.(early);
    const then = make?.(late);
    expect(make?.(early)).toEqual(first);
    expect(make?.(late)).toEqual(then);
  });

  it('finds the highest and the lowest price of a whole history, and their times', async () => {
    now = Date.UTC(2026, 10, 20, 4);
    for (const coin of rotation.of(makers.slice(0, 12)).map((make) => make(now))) {
      const days = await candles(coin.code, 1440, 10_000);
      const high = Math.max(...days.map((day) => day.high));
      expect(coin.allTimeHigh).toBe(high);
      expect(coin.allTimeLow).toBe(Math.min(...days.map(({ low }) => low)));
      const best = days.find((day) => day.high === high);
      expect(coin.allTimeHighAt).toBeGreaterThanOrEqual(best?.time ?? 0);
      expect(coin.allTimeHighAt).toBeLessThan((best?.time ?? 0) + DAY);
    }
  });
});
