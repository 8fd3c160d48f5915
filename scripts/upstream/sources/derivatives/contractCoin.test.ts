import { describe, expect, test } from 'vitest';
import { realCoins } from '../../catalogue/coinCatalogue.ts';
import type { ContractVenue } from '../exchanges/exchanges.ts';
import { contractOf } from '../exchanges/kinds/contract.ts';
import { createCoinOf } from '../identity/coinOf.ts';
import { aCoin } from '../testing/aCoin.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { contractCoin, mayBeOurs } from './contractCoin.ts';
import { futuresContract } from './futuresContract.ts';
import { liquidationOf } from './liquidationOf.ts';

const NOW = 1_773_115_200_000;
/** Coins of the test's own, so that the table of identities has no word about them. */
const known = [
  ['bonk', 'BONK', 0.000_02],
  ['sats-ordinals', 'SATS', 0.000_000_08],
  ['mog-coin', 'MOG', 0.000_000_5],
  ['baby-doge', 'BABYDOGE', 0.000_000_001],
  ['bob', 'BOB', 0.02],
  ['bittorrent', 'BTT', 0.000_000_6],
] as const;
const coinOf = createCoinOf(
  known.map(([code, symbol]) => ({ code, symbol, nameEn: symbol })),
  new Map(),
);
const coins = new Map(known.map(([code, , price]) => [code as string, aCoin({ code, price })]));
const found = (venue: ContractVenue, base: string, price: number | null) => {
  const coin = contractCoin(venue, { base, price }, { coinOf, market: { coinOf: coins } });
  return coin && `${coin.coin.code} ${coin.factor}`;
};

describe('a number in a name counts coins', () => {
  test.each<readonly [ContractVenue, string, number, string]>([
    ['bybit', '1000BONK', 0.0202, 'bonk 1000'],
    ['bybit', '10000SATS', 0.000_8, 'sats-ordinals 10000'],
    ['bybit', '1000000MOG', 0.51, 'mog-coin 1000000'],
    ['bybit', '1000BTT', 0.000_6, 'bittorrent 1000'],
    ['binance', '1000SATS', 0.000_08, 'sats-ordinals 1000'],
    ['binance', '1MBABYDOGE', 0.001, 'baby-doge 1000000'],
    ['bitget', '1000BONK', 0.0199, 'bonk 1000'],
  ])('%s: %s', (venue, base, price, expected) => {
    expect(found(venue, base, price)).toBe(expected);
  });

  test('where so many coins cost what a unit does, within 10 %', () => {
    expect(found('bybit', '1000BONK', 0.0219)).toBe('bonk 1000');
    expect(found('bybit', '1000BONK', 0.0221)).toBeNull();
    expect(found('bybit', '1000BONK', 0.0179)).toBeNull();
    expect(found('bybit', '1000BONK', null)).toBeNull();
  });

  test('and not where it is another coin: `1000000BOB` is not BOB', () => {
    expect(found('binance', '1000000BOB', 0.041)).toBeNull();
    expect(found('bybit', 'BOB', 0.021)).toBe('bob 1');
    expect(mayBeOurs('binance', '1000000BOB', coinOf)).toBe(true);
    expect(mayBeOurs('binance', '1000UNHEARD', coinOf)).toBe(false);
  });

  test('and not of a coin that bears the whole name', () => {
    const bearers = [
      { code: 'thousand', symbol: '1000BONK', nameEn: 'Thousand' },
      { code: 'bonk', symbol: 'BONK', nameEn: 'Bonk' },
    ];
    const own = createCoinOf(bearers, new Map());
    const all = new Map([...coins, ['thousand', aCoin({ code: 'thousand', price: 5 })]]);
    const coin = contractCoin(
      'bybit',
      { base: '1000BONK', price: 5 },
      { coinOf: own, market: { coinOf: all } },
    );
    expect(coin).toMatchObject({ coin: { code: 'thousand' }, factor: 1 });
  });
});

describe('a contract of Bybit in ten thousands', async () => {
  const sats = aCoin({ code: 'sats-ordinals', price: 0.000_000_08 });
  const { market } = createStubWorld({ now: NOW, coins: [sats], rates: { USD: 1, USDT: 0.999 } });
  const facts = { coinOf: createCoinOf(realCoins, new Map()), market: await market(), now: NOW };
  const reported = contractOf('10000SATSUSDT', {
    ...{ last: 0.000_8, open24h: 0.000_4, indexPrice: 0.000_8, markPrice: 0.000_8, volume24h: 1_000_000 },
    ...{ openInterestCoins: 50_000_000, openInterestUsd: 40_000, faceCoins: 1, time: NOW },
  });

  test('is told in single coins: prices, open interest and size', () => {
    const contract = futuresContract('bybit', reported, facts);
    expect(contract).toMatchObject({
      base: 'SATS',
      coinCode: 'sats-ordinals',
      faceCoins: 10_000,
      volume24h: 999_000,
    });
    expect(contract?.price).toBeCloseTo(0.000_000_08 * 0.999, 15);
    expect(contract?.quotePrice).toBeCloseTo(0.000_000_08, 15);
    expect(contract?.change24h).toBeCloseTo(100, 9);
    // 50,000,000 units of 10,000 coins at 0.00000008 Tether of 0.999 dollars.
    expect(contract?.openInterest).toBeCloseTo(39_960, 6);
  });

  test('is left out 10 % from its coin, and none of its orders is another coin’s', () => {
    expect(futuresContract('bybit', { ...reported, last: 0.000_9 }, facts)).toBeNull();
    const order = {
      symbol: '10000SATSUSDT',
      time: NOW,
      side: 'long',
      size: 1_000,
      counted: 'units',
    } as const;
    const read = (price: number) =>
      liquidationOf('bybit', { ...order, price }, { ...facts, faces: new Map() });
    expect(read(0.000_7)).toMatchObject({ coinCode: 'sats-ordinals', usd: 1_000 * 0.000_7 * 0.999 });
    expect(read(0.000_7)?.price).toBeCloseTo(0.000_000_07 * 0.999, 15);
    for (const price of [0.000_000_07, 0.07, 0.000_3, 0.001_7]) expect(read(price), String(price)).toBeNull();
  });
});
