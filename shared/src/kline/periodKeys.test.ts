import { describe, expect, it } from 'vitest';
import { minutesOf, periodLabel, readPeriod, readTickerId } from './address.ts';
import { periodOfKeys } from './periodKeys.ts';

describe('periodOfKeys', () => {
  it.each([
    ['5', 5],
    ['240', 240],
    ['4h', 240],
    ['1H', 60],
    ['D', 1440],
    ['w', 10_080],
    ['m', 43_200],
    ['t', 'line'],
    ['7', null],
    ['', null],
    ['h', null],
    ['5x', null],
  ])('%j means %j', (typed, period) => expect(periodOfKeys(typed)).toBe(period));
});

describe('the chart’s address', () => {
  it.each([
    ['60', 60],
    ['line', 'line'],
    ['61', 15],
    ['', 15],
    [null, 15],
  ])('reads %j as %j', (text, period) => expect(readPeriod(text)).toBe(period));

  it('draws 分时 with minutes', () => {
    expect(minutesOf('line')).toBe(1);
    expect(minutesOf(240)).toBe(240);
    expect(periodLabel('line')).toBe('分时');
  });

  it.each([
    [undefined, 'binance_btc_usdt'],
    [' OKX_ETH_USDT ', 'okx_eth_usdt'],
    ['bitcoin', 'bitcoin'],
  ])('of %j names %s', (text, ticker) => expect(readTickerId(text)).toBe(ticker));
});
