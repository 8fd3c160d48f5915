import { fundingRate } from '@coinmirror/shared/indicators/funding.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { TEST_TIME, testContext, testMarket } from '@coinmirror/testing/world.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ExchangeActivity } from '../../answers/indexes/exchangeActivities.ts';
import { exchangeIndex } from '../../answers/indexes/exchanges.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { fundingHistory, futuresContracts } from '../derivatives/futures.ts';
import { liquidationHours, liquidationOrders, liquidationSum } from '../derivatives/liquidations.ts';
import { futuresVolumeOf, openInterestOf } from '../derivatives/openInterest.ts';
import { optionExpiries } from '../derivatives/options.ts';
import { moveUntilOf } from '../derivatives/pressure.ts';
import { ownPairsPart } from '../listings/quotes.ts';
import { spotCounts } from '../listings/spotListings.ts';
import { dayMovesAt } from '../market/dayMoves.ts';
import { movedPairs, spotPairs } from '../market/pairs.ts';
import type { ListedCoin } from '../market/world.ts';

// The first read of a whole market takes a second, several on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const factsByCode = new Map(coinCatalogue.map((coin) => [coin.code, coin]));
let coins: readonly ListedCoin[] = [];
const moveUntil = moveUntilOf(testMarket);
const moves = dayMovesAt([], TEST_TIME, testMarket.quoteUsd);
let ranking: ReadonlyMap<string, ExchangeActivity> = new Map();

beforeAll(async () => {
  coins = (await testMarket.coins()).flatMap((now) => {
    const facts = factsByCode.get(now.code);
    return facts ? [{ facts, now }] : [];
  });
  ranking = (await exchangeIndex(testContext.sources)).activities;
});

function coin(code: string): ListedCoin {
  const found = coins.find(({ facts }) => facts.code === code);
  if (!found) throw new Error(`no ${code}`);
  return found;
}

const sum = <Row>(rows: readonly Row[], read: (row: Row) => number) =>
  rows.reduce((all, row) => all + read(row), 0);

const inPairs = ({ facts, now }: ListedCoin) => Math.round(now.volume24h * ownPairsPart(facts));

describe('spot pairs', () => {
  it('of every coin add up to its volume, of a dollar to its own pairs’ part, shares to 100 %', () => {
    for (const { facts, now } of coins) {
      const pairs = spotPairs(facts, now, TEST_TIME);
      expect(pairs.length).toBeGreaterThan(0);
      expect(sum(pairs, ({ volume24h }) => volume24h)).toBe(inPairs({ facts, now }));
      expect(sum(pairs, ({ share }) => share)).toBeCloseTo(now.volume24h > 0 ? 100 : 0, 6);
      expect(new Set(pairs.map(({ tickerId }) => tickerId)).size).toBe(pairs.length);
      expect(spotCounts(facts, TEST_TIME).pairs).toBe(pairs.length);
    }
  });

  it('add up to the volume of every exchange and of the whole market', () => {
    const all = sum([...ranking.values()], ({ spotVolume24h }) => spotVolume24h);
    expect(all).toBe(sum(coins, inPairs));
    for (const { pairs, spotVolume24h } of ranking.values()) {
      expect(sum(pairs, ({ volume24h }) => volume24h)).toBe(spotVolume24h);
    }
  });

  it('trade close to the coin’s price: 4 % in Korea, half a percent elsewhere abroad, 0.2 % at most exchanges', () => {
    const { facts, now } = coin('bitcoin');
    const pairs = movedPairs(facts, now, moves);
    const stray = (code: string) => {
      const pair = pairs.find(({ exchange }) => exchange === code);
      return Math.abs((pair?.priceUsd ?? Number.NaN) / now.price - 1);
    };
    for (const code of ['binance', 'okx', 'bybit', 'coinbase', 'kraken'])
      expect(stray(code)).toBeLessThan(0.002);
    for (const code of ['upbit', 'bithumb']) expect(stray(code)).toBeLessThan(0.04);
  });

  it('have the price of their ticker’s candles, in their quote', async () => {
    const { facts, now } = coin('solana');
    for (const pair of movedPairs(facts, now, moves).slice(0, 20)) {
      const [candle] = await testMarket.candles({
        code: pair.tickerId,
        periodMinutes: 1,
        end: TEST_TIME + 1,
        limit: 1,
      });
      expect(candle?.close, pair.tickerId).toBe(pair.price);
    }
  });

  it('have sensible quotes: no currency priced in coins, no coin in its own wrapped token', () => {
    for (const { facts, now } of coins.filter(({ facts }) => facts.peg === 'usd' || facts.code === 'weth')) {
      const quotes = spotPairs(facts, now, TEST_TIME).map(({ quote }) => quote);
      const wrong = facts.code === 'weth' ? ['ETH'] : ['BTC', 'ETH', 'SOL', 'BNB'];
      expect(quotes.filter((quote) => wrong.includes(quote))).toEqual([]);
    }
  });

  it('on chains have no bank dollars, and about their real share of trading', () => {
    const onChain = [...ranking.values()].filter(({ exchange }) => exchange.kinds.includes('dex'));
    for (const { pairs } of onChain) expect(pairs.filter(({ quote }) => quote === 'USD')).toEqual([]);
    // One pool is one pair: Uniswap's of Ether are of its wrapped token.
    const uniswap = ranking.get('uniswap')?.pairs.map(({ base, quote }) => `${base}/${quote}`) ?? [];
    expect(uniswap.filter((pair) => ['ETH/USDC', 'WETH/USDC'].includes(pair))).toEqual(['WETH/USDC']);
    const billions = (code: string) => (ranking.get(code)?.spotVolume24h ?? 0) / 1e9;
    expect(billions('uniswap')).toBeGreaterThan(2);
    expect(billions('uniswap')).toBeLessThan(8);
    expect(billions('pancakeswap')).toBeGreaterThan(0.7);
    expect(billions('pancakeswap')).toBeLessThan(4);
    expect(billions('raydium')).toBeGreaterThan(0.4);
    expect(billions('raydium')).toBeLessThan(3);
  });

  it('rank the largest exchange first, and list few coins on strictly regulated exchanges', () => {
    const bySpot = [...ranking.values()].toSorted((a, b) => b.spotVolume24h - a.spotVolume24h);
    expect(bySpot[0]?.exchange.code).toBe('binance');
    expect(ranking.get('osl')?.coinCount).toBeLessThan(40);
    expect(ranking.get('gate')?.coinCount).toBeGreaterThan(400);
    const { facts, now } = coin('okb');
    expect(spotPairs(facts, now, TEST_TIME)[0]?.exchange).toBe('okx');
  });
});

describe('futures', () => {
  it('add up to the coin’s volume and open interest', () => {
    for (const { facts, now } of coins.slice(0, 320)) {
      const contracts = futuresContracts(facts, now, moves, moveUntil);
      if (!facts.hasFutures) expect(contracts).toEqual([]);
      if (contracts.length === 0) continue;
      expect(sum(contracts, ({ volume24h }) => volume24h)).toBe(futuresVolumeOf(facts, now, TEST_TIME));
      expect(sum(contracts, ({ openInterest }) => openInterest ?? 0)).toBe(
        openInterestOf(facts, now, TEST_TIME),
      );
    }
  });

  it('stay near spot, have plausible funding and name their expiry', () => {
    const { facts, now } = coin('bitcoin');
    const contracts = futuresContracts(facts, now, moves, moveUntil);
    expect(new Set(contracts.map(({ contract }) => contract)).size).toBe(5);
    for (const {
      contract,
      basis,
      price,
      indexPrice,
      fundingRate: rate,
      expiresAt,
      nextFundingAt,
    } of contracts) {
      expect(basis).toBeCloseTo((price / indexPrice - 1) * 100, 10);
      expect(Math.abs(basis)).toBeLessThan(contract === 'swap' ? 0.4 : 6);
      expect(rate === null).toBe(contract !== 'swap');
      expect(Math.abs(rate ?? 0)).toBeLessThan(0.15);
      if (contract === 'swap') expect(nextFundingAt).toBeGreaterThan(TEST_TIME);
      else expect(expiresAt).toBeGreaterThan(TEST_TIME);
    }
    const cap = now.marketCap ?? 0;
    expect(openInterestOf(facts, now, TEST_TIME) / cap).toBeGreaterThan(0.01);
    expect(openInterestOf(facts, now, TEST_TIME) / cap).toBeLessThan(0.12);
  });

  it('have a funding history: three a day, hourly on chain, the last one the current', () => {
    const days = fundingHistory(moveUntil, 'binance', 'ethereum', TEST_TIME - 10 * DAY, TEST_TIME);
    expect(days).toHaveLength(30);
    const { facts, now } = coin('ethereum');
    const contract = futuresContracts(facts, now, moves, moveUntil).find(
      ({ tickerId }) => tickerId === 'binance_swap_eth_usdt',
    );
    expect(days.at(-1)?.rate).toBe(contract?.fundingRate);
    expect(fundingHistory(moveUntil, 'hyperliquid', 'ethereum', TEST_TIME - DAY, TEST_TIME)).toHaveLength(24);
    const usual = days.filter(({ rate }) => rate === fundingRate(0, 0.01));
    expect(usual.length).toBeLessThan(30);
  });
});

describe('liquidations', () => {
  it('orders add up to hours and hours to a day, and follow price moves', async () => {
    const { facts, now } = coin('bitcoin');
    const hours = await testMarket.candles({
      code: 'bitcoin',
      periodMinutes: 60,
      end: TEST_TIME + 1,
      limit: 24 * 60,
    });
    const opening = { interest: openInterestOf(facts, now, TEST_TIME), drift: 0 };
    const list = liquidationHours('bitcoin', hours, () => opening, TEST_TIME);
    const day = liquidationSum(list, 24);
    expect(day.long).toBe(sum(list.slice(-24), ({ long }) => long));
    expect(day.long + day.short).toBeGreaterThan(1e6);
    const [worst] = list
      .map((hour, i) => ({ hour, candle: hours[i] }))
      .toSorted((a, b) => b.hour.long - a.hour.long);
    if (!worst?.candle) throw new Error('no hour');
    // The hour with the most long liquidations fell farther than 19 of 20 others.
    const depth = (candle: (typeof hours)[number]) => 1 - candle.low / candle.open;
    const deeper = hours.filter((candle) => depth(candle) > depth(worst.candle ?? candle)).length;
    expect(deeper).toBeLessThan(hours.length / 20);
    const minutes = await testMarket.candles({
      code: 'bitcoin',
      periodMinutes: 1,
      end: worst.hour.time + HOUR,
      limit: 60,
    });
    const orders = liquidationOrders('bitcoin', minutes, opening, TEST_TIME);
    expect(
      sum(
        orders.filter(({ side }) => side === 'long'),
        ({ usd }) => usd,
      ),
    ).toBe(worst.hour.long);
    expect(
      sum(
        orders.filter(({ side }) => side === 'short'),
        ({ usd }) => usd,
      ),
    ).toBe(worst.hour.short);
    for (const { price, time } of orders) {
      expect(price).toBeGreaterThanOrEqual(worst.candle.low * 0.999999);
      expect(price).toBeLessThanOrEqual(worst.candle.high * 1.000001);
      expect(time).toBeGreaterThanOrEqual(worst.hour.time);
    }
  });
});

describe('options', () => {
  it('expire at 08:00 UTC, on Fridays but for the next days, with strikes around the price', () => {
    const { now } = coin('bitcoin');
    const expiries = optionExpiries('bitcoin', now.price, 450_000, TEST_TIME);
    expect(sum(expiries, ({ calls, puts }) => calls + puts)).toBeCloseTo(450_000, -2);
    for (const { expiresAt, strikes } of expiries) {
      expect(expiresAt).toBeGreaterThan(TEST_TIME);
      expect(new Date(expiresAt).getUTCHours()).toBe(8);
      if (expiresAt > TEST_TIME + 2 * DAY) expect(new Date(expiresAt).getUTCDay()).toBe(5);
      expect(Math.min(...strikes.map(({ strike }) => strike))).toBeLessThan(now.price);
      expect(Math.max(...strikes.map(({ strike }) => strike))).toBeGreaterThan(now.price);
    }
  });
});

describe('exchangeCatalogue', () => {
  it('is ranked by rating', () => {
    const ratings = exchangeCatalogue.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    expect(exchangeCatalogue.map(({ rank }) => rank)).toEqual(ratings.map((_, i) => i + 1));
  });
});
