import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { SHOWN_SEED } from '@coinmirror/testing/world.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ExchangeActivity } from '../../answers/indexes/exchangeActivities.ts';
import { exchangeIndex } from '../../answers/indexes/exchanges.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { futuresVolumeOf, openInterestOf } from '../derivatives/openInterest.ts';
import { simulatedSources } from '../ports/sources.ts';
import { createSimulatedMarket } from './simulatedMarket.ts';
import type { ListedCoin } from './world.ts';

// Whole markets at several instants: a second each, several on a busy machine.
vi.setConfig({ hookTimeout: 90_000 });

const LAST = Date.UTC(2026, 10, 23, 4, 30);
/** Weeks and hours apart, so that no single day dominates. */
const INSTANTS = Array.from({ length: 5 }, (_, i) => LAST - i * (66 * DAY + 5 * HOUR));
const BILLION = 1e9;

interface World {
  readonly time: number;
  readonly coins: readonly ListedCoin[];
  readonly ranking: ReadonlyMap<string, ExchangeActivity>;
}

const factsByCode = new Map(coinCatalogue.map((coin) => [coin.code, coin]));

async function worldAt(time: number): Promise<World> {
  const market = createSimulatedMarket({ seed: SHOWN_SEED, now: () => time });
  const coins = (await market.coins()).flatMap((now) => {
    const facts = factsByCode.get(now.code);
    return facts ? [{ facts, now }] : [];
  });
  return { time, coins, ranking: (await exchangeIndex(simulatedSources(market))).activities };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const free = ({ coins }: World) => coins.filter(({ facts }) => facts.peg === null);
const spot = (code: string) => (world: World) => (world.ranking.get(code)?.spotVolume24h ?? 0) / BILLION;
const futures = (code: string) => (world: World) =>
  (world.ranking.get(code)?.futuresVolume24h ?? 0) / BILLION;
const interest = (code: string) => (world: World) =>
  sum(
    world.coins
      .filter(({ facts }) => code === 'all' || facts.code === code)
      .map(({ facts, now }) => openInterestOf(facts, now, world.time)),
  ) / BILLION;
const valueAtRank = (rank: number) => (world: World) =>
  (world.coins.find(({ now }) => now.rank === rank)?.now.marketCap ?? 0) / BILLION;

/** Generally known real magnitudes: billions of USD, or percent. */
const REALITY: readonly (readonly [string, low: number, high: number, read: (world: World) => number])[] = [
  ['all spot volume', 80, 200, ({ coins }) => sum(coins.map(({ now }) => now.volume24h)) / BILLION],
  [
    'Bitcoin’s part of it, without stablecoins, %',
    30,
    50,
    (world) =>
      (100 * (world.coins.find(({ facts }) => facts.code === 'bitcoin')?.now.volume24h ?? 0)) /
      sum(free(world).map(({ now }) => now.volume24h)),
  ],
  ['spot on Binance', 12, 25, spot('binance')],
  ...['bybit', 'okx', 'gate', 'bitget', 'mexc', 'coinbase', 'upbit'].map(
    (code) => [`spot on ${code}`, 2, 8, spot(code)] as const,
  ),
  ...['huobi', 'kucoin', 'crypto-com', 'kraken'].map(
    (code) => [`spot on ${code}`, 1, 5, spot(code)] as const,
  ),
  [
    'all futures volume',
    250,
    700,
    ({ coins, time }) => sum(coins.map(({ facts, now }) => futuresVolumeOf(facts, now, time))) / BILLION,
  ],
  ['futures on Binance', 60, 120, futures('binance')],
  ...['bybit', 'okx'].map((code) => [`futures on ${code}`, 25, 50, futures(code)] as const),
  ...['bitget', 'gate', 'mexc'].map((code) => [`futures on ${code}`, 15, 40, futures(code)] as const),
  ['open interest of Bitcoin', 30, 45, interest('bitcoin')],
  ['open interest of Ethereum', 15, 28, interest('ethereum')],
  ['open interest of Solana', 5, 9, interest('solana')],
  ['open interest of XRP', 3, 8, interest('ripple')],
  ['open interest of Dogecoin', 1.5, 4, interest('dogecoin')],
  ['all open interest', 110, 220, interest('all')],
  ['market value at rank 100', 0.4, 0.8, valueAtRank(100)],
  ['market value at rank 200', 0.15, 0.3, valueAtRank(200)],
  ['market value at rank 300', 0.08, 0.16, valueAtRank(300)],
  ['market value at rank 500', 0.03, 0.06, valueAtRank(500)],
];

let worlds: readonly World[] = [];
beforeAll(async () => {
  worlds = await Promise.all(INSTANTS.map(worldAt));
});

describe('the simulated market has realistic orders of magnitude', () => {
  it.each(REALITY)('%s: usually %d to %d, always within a factor of two', (_what, low, high, read) => {
    const seen = worlds.map(read);
    expect(middle(seen)).toBeGreaterThanOrEqual(low);
    expect(middle(seen)).toBeLessThanOrEqual(high);
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(low / 2);
    expect(Math.max(...seen)).toBeLessThanOrEqual(high * 2);
  });

  it('hardly any coin trades more than its market value in a day', () => {
    for (const world of worlds)
      expect(free(world).filter(({ now }) => (now.turnoverRate ?? 0) > 100).length).toBeLessThanOrEqual(3);
  });
});
