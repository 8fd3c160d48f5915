import { describe, expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { parseOptionName } from './optionName.ts';
import { deribitIndex, deribitOptions } from './options.ts';
import { deribitVolatilityIndex } from './volatilityIndex.ts';

describe('the name of an option', () => {
  test.each([
    ['BTC-28JUN24-42000-C', 'BTC', Date.UTC(2024, 5, 28, 8), 42_000, 'call', null],
    ['ETH-5SEP25-4500-P', 'ETH', Date.UTC(2025, 8, 5, 8), 4_500, 'put', null],
    ['XRP_USDC-30AUG24-0d625-C', 'XRP', Date.UTC(2024, 7, 30, 8), 0.625, 'call', 'USDC'],
  ])('%s', (name, base, expiresAt, strike, type, dollar) => {
    expect(parseOptionName(name)).toEqual({ base, expiresAt, strike, type, dollar });
  });

  test.each(['BTC-PERPETUAL', 'BTC-28JUN24', 'BTC-28XXX24-42000-C', 'BTC-28JUN24-42000-X', ''])(
    '%j is none',
    (name) => {
      expect(parseOptionName(name)).toBeNull();
    },
  );
});

const option = {
  instrument_name: 'BTC-27MAR26-70000-C',
  base_currency: 'BTC',
  quote_currency: 'BTC',
  underlying_price: 61_400.1,
  underlying_index: 'BTC-27MAR26',
  mark_price: 0.0123,
  mark_iv: 48.2,
  bid_price: null,
  ask_price: 0.0125,
  open_interest: 1_234.5,
  volume: 25.9,
  volume_usd: 18_717.69,
  creation_timestamp: 1_773_115_200_000,
};
const answer = (result: unknown) => ({
  jsonrpc: '2.0',
  result,
  usIn: 1,
  usOut: 2,
  usDiff: 1,
  testnet: false,
});

test('an option: prices and sizes in coins, volatility in percent, an empty side of the book', () => {
  expect(readWire(deribitOptions('BTC'), answer([option]))).toEqual([
    {
      base: 'BTC',
      expiresAt: Date.UTC(2026, 2, 27, 8),
      strike: 70_000,
      type: 'call',
      dollar: null,
      symbol: 'BTC-27MAR26-70000-C',
      markPrice: 0.0123,
      bid: null,
      ask: 0.0125,
      impliedVolatility: 48.2,
      openInterest: 1_234.5,
      volume24h: 25.9,
      volume24hUsd: 18_717.69,
      underlyingPrice: 61_400.1,
      time: 1_773_115_200_000,
    },
  ]);
});

test('an error or another instrument is refused', () => {
  const error = { jsonrpc: '2.0', error: { code: 10_028, message: 'too_many_requests' } };
  expect(readWire(deribitOptions('BTC'), error)).toBeNull();
  expect(
    readWire(deribitOptions('BTC'), answer([{ ...option, instrument_name: 'BTC-PERPETUAL' }])),
  ).toBeNull();
});

test('the index is USD', () => {
  expect(deribitIndex('BTC').path).toMatch(/index_name=btc_usd$/);
  expect(
    readWire(deribitIndex('BTC'), answer({ index_price: 61_250.5, estimated_delivery_price: 61_250.5 })),
  ).toBe(61_250.5);
});

describe('the volatility index', () => {
  const question = deribitVolatilityIndex('BTC', 1_599_373_800_000, 1_599_376_800_000);

  test('is asked by hour, and read as closes, oldest first', () => {
    expect(question.path).toBe(
      '/api/v2/public/get_volatility_index_data?currency=BTC&start_timestamp=1599373800000&end_timestamp=1599376800000&resolution=3600',
    );
    const data = [
      [1_599_375_600_000, 49.1, 50.2, 48.9, 50],
      [1_599_372_000_000, 48, 49.5, 47.75, 49.1],
    ];
    expect(readWire(question, answer({ data, continuation: null }))).toEqual([
      { opensAt: 1_599_372_000_000, close: 49.1 },
      { opensAt: 1_599_375_600_000, close: 50 },
    ]);
  });

  test('in fractions, as the test host tells it, is refused', () => {
    const data = [[1_598_019_300_000, 0.210084879, 0.212860821, 0.210084879, 0.212860821]];
    expect(readWire(question, answer({ data, continuation: null }))).toBeNull();
  });
});
