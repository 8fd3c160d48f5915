import { describe, expect, test } from 'vitest';
import type { ContractVenue } from '../exchanges/exchanges.ts';
import { contractTypeOf, parseContractName } from './contractName.ts';

const MARCH = Date.UTC(2026, 2, 27, 8);

test.each<readonly [ContractVenue, string, string, string, number | null]>([
  ['binance', 'BTCUSDT', 'BTC', 'USDT', null],
  ['binance', '1000SHIBUSDC', '1000SHIB', 'USDC', null],
  ['binance', 'BTCUSDT_260327', 'BTC', 'USDT', MARCH],
  ['okx', 'BTC-USD-SWAP', 'BTC', 'USD', null],
  ['bybit', 'SHIB1000USDT', 'SHIB1000', 'USDT', null],
  ['bybit', 'BTCPERP', 'BTC', 'USDC', null],
  ['bybit', 'BTC-27MAR26', 'BTC', 'USDC', MARCH],
  ['bybit', 'BTCUSDT-27MAR26', 'BTC', 'USDT', MARCH],
  ['gate', 'BTC_USDT', 'BTC', 'USDT', null],
  ['bitget', 'BTCUSDT', 'BTC', 'USDT', null],
])('%s: %s', (venue, symbol, base, quote, expiresAt) => {
  expect(parseContractName(venue, symbol)).toEqual({ base, quote, expiresAt });
});

test.each<readonly [ContractVenue, string]>([
  ['binance', 'ETHBTC'],
  ['okx', 'BTC-EUR-SWAP'],
  ['okx', 'BTC-USDT-260327'],
  ['gate', 'BTC_USD'],
  ['bitget', 'BTCPERP'],
])('%s: %s is settled in nothing we convert', (venue, symbol) => {
  expect(parseContractName(venue, symbol)).toBeNull();
});

describe('the kind of a dated contract', () => {
  // A Tuesday.
  const now = Date.UTC(2026, 2, 10, 4);
  test.each([
    ['perpetual', null, 'swap'],
    ['this Friday', Date.UTC(2026, 2, 13, 8), 'cw'],
    ['next Friday', Date.UTC(2026, 2, 20, 8), 'nw'],
    ['the end of the quarter', MARCH, 'cq'],
    ['the end of the next quarter', Date.UTC(2026, 5, 26, 8), 'nq'],
    ['another month', Date.UTC(2026, 3, 24, 8), null],
    ['expired', Date.UTC(2026, 2, 6, 8), null],
  ])('%s', (_when, expiresAt, type) => {
    expect(contractTypeOf(expiresAt, now)).toBe(type);
  });

  test('after the end of a quarter the next one is current', () => {
    const after = MARCH + 1;
    expect(contractTypeOf(Date.UTC(2026, 5, 26, 8), after)).toBe('cq');
    expect(contractTypeOf(Date.UTC(2026, 8, 25, 8), after)).toBe('nq');
  });
});
