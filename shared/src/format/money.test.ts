import { describe, expect, test } from 'vitest';
import { formatAddress } from './address.ts';
import { formatMoney } from './money.ts';
import { formatGwei, formatSupply } from './supply.ts';

const rates = { usd: 1, cny: 7, btc: 0.00001, eth: 0.0004 };

describe('money', () => {
  test.each([
    [100, 'usd', 'price', '$100.00'],
    [100, 'cny', 'price', '¥700.00'],
    [-120_000_000, 'usd', 'amount', '−$1.20亿'],
    [1_000_000, 'btc', 'amount', '10 BTC'],
    [123.456, 'btc', 'price', '0.00123456 BTC'],
    [100, 'local', 'price', '$100.00'],
    [0, 'cny', 'amount', '¥0'],
    [0, 'btc', 'price', '0 BTC'],
    [3e-11, 'cny', 'price', '<¥0.0₈1'],
    [0.0000012, 'usd', 'price', '$0.0₅12'],
    [-0.5, 'usd', 'amount', '−$0.5000'],
    [6_197_155, 'btc', 'price', '61.97155 BTC'],
    [1, 'btc', 'price', '0.0₄1 BTC'],
    [123_456_789, 'eth', 'price', '49,382.716 ETH'],
    [Number.NaN, 'cny', 'amount', '--'],
    [100, 'jpy', 'price', '--'],
    [null, 'usd', 'price', '--'],
  ] as const)('%s USD in %s as %s reads %s', (usd, unit, kind, text) => {
    expect(formatMoney(usd, { unit, rates, kind })).toBe(text);
  });

  test('supplies have their coin’s symbol, and unlimited ones say so', () => {
    expect(formatSupply(18_247_575, 'BTC')).toBe('1,824.76万 BTC');
    expect(formatSupply(21_000_000, 'BTC')).toBe('2,100.00万 BTC');
    expect(formatSupply(589, 'COMP')).toBe('589 COMP');
    expect(formatSupply(null, 'BTC')).toBe('--');
    expect(formatSupply(Number.NaN, 'BTC')).toBe('--');
    expect(formatSupply(1, 'DOGE', true)).toBe('无上限');
  });

  test('gas is an integer from ten Gwei', () => {
    expect([formatGwei(25.4), formatGwei(3.14), formatGwei(null)]).toEqual(['25 Gwei', '3.1 Gwei', '--']);
  });

  test('a long address keeps its first and last ten characters and its case', () => {
    expect(formatAddress('0xdAC17F958D2ee523a2206206994597C13D831ec7')).toBe('0xdAC17F95…C13D831ec7');
    expect(formatAddress('12345678901234567890')).toBe('12345678901234567890');
    expect(formatAddress('123456789012345678901')).toBe('1234567890…2345678901');
    expect(formatAddress('')).toBe('--');
  });
});
