import { describe, expect, test } from 'vitest';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { spotVenues } from '../exchanges/exchanges.ts';
import { createCoinOf } from './coinOf.ts';
import { splitPair } from './splitPair.ts';
import { formerSymbols, symbolOverrides } from './symbolOverrides.ts';

const recorded = coinCatalogue.filter(({ standing }) => standing !== 'unrecorded');
const coinOf = createCoinOf(recorded);

describe('a base names a coin', () => {
  test.each([
    ['binance', 'BTC', 'bitcoin'],
    ['kraken', 'XBT', 'bitcoin'],
    ['kraken', 'XDG', 'dogecoin'],
    ['kraken', 'ETH', 'ethereum'],
    ['coinbase', 'CGLD', 'celo'],
    ['bitget', 'TONCOIN', 'the-open-network'],
    ['okx', 'TON', 'the-open-network'],
    ['okx', 'btc', 'bitcoin'],
  ] as const)('%s %s is %s', (venue, base, code) => {
    expect(coinOf(venue, base)).toBe(code);
  });

  test.each([
    ['upbit', 'TON'],
    ['kraken', 'UST'],
    ['gate', 'HIT'],
    ['okx', 'AE'],
    ['binance', 'NOSUCHCOIN'],
  ] as const)('%s %s is none of ours', (venue, base) => {
    expect(coinOf(venue, base)).toBeNull();
  });

  test('a symbol that two coins bear names neither', () => {
    const two = createCoinOf([
      { code: 'axelar', symbol: 'AXL' },
      { code: 'axl-inu', symbol: 'axl' },
    ]);
    expect(two('gate', 'AXL')).toBeNull();
  });
});

test('every code that a trap names is in the catalogue', () => {
  const codes = new Set(recorded.map(({ code }) => code));
  const named = [formerSymbols, ...symbolOverrides.values()].flatMap((each) => Object.values(each));
  expect(named.filter((code) => code !== null && !codes.has(code))).toEqual([]);
  expect([...symbolOverrides.keys()].toSorted()).toEqual([...spotVenues].toSorted());
});

describe('a pair is read as its venue writes it', () => {
  test.each([
    ['binance', 'BTCUSDT', 'BTC', 'USDT'],
    ['binance', 'BTCFDUSD', 'BTC', 'FDUSD'],
    ['binance', 'USDTTRY', 'USDT', 'TRY'],
    ['binance', 'BTTBTC', 'BTT', 'BTC'],
    ['okx', 'BTC-USDT', 'BTC', 'USDT'],
    ['bybit', 'ETHBTC', 'ETH', 'BTC'],
    ['gate', 'SHIB_USDT', 'SHIB', 'USDT'],
    ['coinbase', 'BTC-USD', 'BTC', 'USD'],
    ['kraken', 'XXBTZUSD', 'XBT', 'USD'],
    ['kraken', 'XETHXXBT', 'ETH', 'XBT'],
    ['kraken', 'SOLUSD', 'SOL', 'USD'],
    ['kraken', 'XTZUSD', 'XTZ', 'USD'],
    ['kraken', 'USDTZUSD', 'USDT', 'USD'],
    ['kraken', 'USDTUSD', 'USDT', 'USD'],
    ['kraken', 'USDCUSDT', 'USDC', 'USDT'],
    ['kraken', 'ZEURZUSD', 'EUR', 'USD'],
    ['upbit', 'KRW-BTC', 'BTC', 'KRW'],
    ['upbit', 'USDT-BTC', 'BTC', 'USDT'],
  ] as const)('%s %s', (venue, symbol, base, quote) => {
    expect(splitPair(venue, symbol)).toEqual({ base, quote });
  });

  test.each([
    ['binance', 'USDT'],
    ['okx', 'BTC-USD-260327'],
    ['gate', 'BTCUSDT'],
  ] as const)('%s %s is no spot pair', (venue, symbol) => {
    expect(splitPair(venue, symbol)).toBeNull();
  });
});
