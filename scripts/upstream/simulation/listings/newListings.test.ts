import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import { createTestMarket, TEST_SEED } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { tickerId } from '../../catalogue/tickers.ts';
import { spotPairs } from '../market/pairs.ts';
import { createSnapshots } from '../market/snapshot.ts';
import { createPaths } from '../path/paths.ts';
import { newListingsOf } from './newListings.ts';
import { spotCounts } from './spotListings.ts';

const FROM = Date.UTC(2026, 8, 1);
const newcomers = coinCatalogue.filter(({ launchedAt }) => launchedAt > FROM && launchedAt < FROM + 90 * DAY);

const pathOf = createPaths(TEST_SEED);

const marketAt = (time: number) => createTestMarket(() => time);

it('an exchange has a pair of a new coin from the minute it opens trading, not before', () => {
  expect(newcomers.length).toBeGreaterThan(15);
  for (const coin of newcomers) {
    const path = pathOf(coin.code);
    if (!path) throw new Error(`no ${coin.code}`);
    const last = Math.max(...newListingsOf(coin).map(({ opensAt }) => opensAt));
    expect(spotCounts(coin, last).exchanges).toBe(newListingsOf(coin).length);
    for (const time of [coin.launchedAt, coin.launchedAt + DAY, last]) {
      const open = newListingsOf(coin).filter(({ opensAt }) => opensAt <= time);
      const pairs = spotPairs(coin, createSnapshots(coin, path)(time), time);
      expect(new Set(pairs.map(({ exchange }) => exchange))).toEqual(
        new Set(open.map(({ exchange }) => exchange)),
      );
    }
  }
});

it('a pair that is not open yet has no price, candles or ticks although its coin does', async () => {
  const coin = newcomers.find((one) => newListingsOf(one).some(({ opensAt }) => opensAt > one.launchedAt));
  const later = coin && newListingsOf(coin).find(({ opensAt }) => opensAt > coin.launchedAt);
  if (!coin || !later) throw new Error('no coin is listed by a second exchange');
  const id = tickerId(later.exchange, null, coin.symbol, 'USDT');
  const candles = (code: string, now: number) =>
    marketAt(now).candles({ code, periodMinutes: 1, end: now + 1, limit: 30 });
  const before = later.opensAt - MINUTE;
  expect(await marketAt(before).orderBook(id, 5)).toBeNull();
  expect(await candles(id, before)).toEqual([]);
  expect(await candles(coin.code, before)).toHaveLength(30);
  expect(await marketAt(later.opensAt).orderBook(id, 5)).not.toBeNull();
  const [first] = await candles(id, later.opensAt + 10 * MINUTE);
  expect(first?.time).toBe(later.opensAt);
});
