import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { SHOWN_SEED } from '@coinmirror/testing/world.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ExchangeActivity } from '../../answers/indexes/exchangeActivities.ts';
import { exchangeIndex } from '../../answers/indexes/exchanges.ts';
import { marketTotals } from '../../answers/indexes/marketTotals.ts';
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
  /** Open interest of Bitcoin's options. */
  readonly options: number;
  readonly ranking: ReadonlyMap<string, ExchangeActivity>;
}

const factsByCode = new Map(coinCatalogue.map((coin) => [coin.code, coin]));

async function worldAt(time: number): Promise<World> {
  const market = createSimulatedMarket({ seed: SHOWN_SEED, now: () => time });
  const coins = (await market.coins()).flatMap((now) => {
    const facts = factsByCode.get(now.code);
    return facts ? [{ facts, now }] : [];
  });
  const sources = simulatedSources(market);
  const venues = (await sources.options?.of('bitcoin'))?.venues ?? [];
  const price = coins.find(({ facts }) => facts.code === 'bitcoin')?.now.price ?? Number.NaN;
  const options = sum(venues.map(({ openInterest }) => openInterest)) * price;
  return { time, coins, options, ranking: (await exchangeIndex(sources)).activities };
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

const volumeOf = ({ coins }: World, wanted: string) =>
  coins.find(({ facts: { code } }) => code === wanted)?.now.volume24h ?? 0;
const besideBitcoin = (code: string) => (world: World) => volumeOf(world, code) / volumeOf(world, 'bitcoin');
/** How often the open interest of the coins with the largest one changes hands in a day. */
const turns = (world: World) =>
  world.coins
    .map(({ facts, now }) => ({
      volume: futuresVolumeOf(facts, now, world.time),
      interest: openInterestOf(facts, now, world.time),
    }))
    .toSorted((a, b) => b.interest - a.interest)
    .slice(0, 40)
    .map(({ volume, interest }) => volume / interest);

/** Generally known real magnitudes: billions of USD, or percent. */
const REALITY: readonly (readonly [string, low: number, high: number, read: (world: World) => number])[] = [
  ['all spot volume, each trade once', 80, 200, ({ coins }) => marketTotals(coins).volume24h / BILLION],
  ['turnover of USDT, relative to Bitcoin’s', 1.5, 2.5, besideBitcoin('tether')],
  ['turnover of USDC, relative to Bitcoin’s', 0.15, 0.35, besideBitcoin('usd-coin')],
  ['turnover of FDUSD, relative to Bitcoin’s', 0.05, 0.15, besideBitcoin('first-digital-usd')],
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
    150,
    350,
    ({ coins, time }) => sum(coins.map(({ facts, now }) => futuresVolumeOf(facts, now, time))) / BILLION,
  ],
  ['futures on Binance', 60, 120, futures('binance')],
  ...['bybit', 'okx'].map((code) => [`futures on ${code}`, 25, 50, futures(code)] as const),
  ...['bitget', 'gate', 'mexc'].map((code) => [`futures on ${code}`, 15, 40, futures(code)] as const),
  ['open interest traded a day, coins on average', 1, 4, (world) => middle(turns(world))],
  ['open interest of Bitcoin’s options', 40, 60, ({ options }) => options / BILLION],
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

  it('every dollar that prices others trades in step with them, on calm days and loud ones', () => {
    for (const world of worlds) {
      expect(besideBitcoin('tether')(world)).toBeGreaterThan(1.4);
      expect(besideBitcoin('tether')(world)).toBeLessThan(2.8);
      for (const { facts, now } of world.coins.filter(({ facts }) => facts.peg === 'usd' && facts.rank))
        expect(now.volume24h, facts.code).toBeGreaterThan(0);
    }
  });

  it('no coin’s open interest changes hands more than a dozen times a day', () => {
    for (const world of worlds) {
      expect(Math.max(...turns(world))).toBeLessThan(12);
      expect(Math.min(...turns(world))).toBeGreaterThan(0.2);
    }
  });

  it('hardly any coin trades more than its market value in a day', () => {
    for (const world of worlds)
      expect(free(world).filter(({ now }) => (now.turnoverRate ?? 0) > 100).length).toBeLessThanOrEqual(3);
  });
});
