import { describe, expect, it } from 'vitest';
import { daysToExpiry, expiryOf } from './premium.ts';
import { readTicker, tickerId } from './tickers.ts';

describe('readTicker', () => {
  it.each([
    ['bitcoin', 'bitcoin', null, null, 'usd'],
    ['BTC', 'bitcoin', null, null, 'usd'],
    ['Binance_BTC_USDT', 'bitcoin', 'binance', null, 'usdt'],
    ['okx_swap_btc_usdt', 'bitcoin', 'okx', 'swap', 'usdt'],
    ['okx_cq_eth_usd', 'ethereum', 'okx', 'cq', 'usd'],
    ['upbit_xrp_krw', 'ripple', 'upbit', null, 'krw'],
    ['btc_usdt', 'bitcoin', null, null, 'usdt'],
    ['binance_eth_btc', 'ethereum', 'binance', null, 'btc'],
    ['crypto-com_ltc_usd', 'litecoin', 'crypto-com', null, 'usd'],
  ] as const)('reads %s', (id, coinCode, exchangeCode, contract, quote) => {
    const ticker = readTicker(id);
    expect(ticker).toMatchObject({ coinCode, exchangeCode, contract });
    expect(ticker?.quote.symbol).toBe(quote);
  });

  it.each([
    '',
    'nowhere',
    'nowhere_btc_usdt',
    'binance_nosuch_usdt',
    'binance_btc_nosuch',
    'binance_btc',
    'a_b_c_d_e',
  ])('knows no %j', (id) => {
    expect(readTicker(id)).toBeNull();
  });

  it('reads what tickerId writes', () => {
    expect(readTicker(tickerId('gate', 'swap', 'PEPE', 'USDT'))).toMatchObject({
      coinCode: 'pepe',
      contract: 'swap',
    });
  });
});

describe('contracts', () => {
  it.each([
    ['2026-11-20T04:00:00Z', 'cw', '2026-11-20T08:00:00Z'],
    ['2026-11-20T08:00:00Z', 'cw', '2026-11-27T08:00:00Z'],
    ['2026-11-20T04:00:00Z', 'nw', '2026-11-27T08:00:00Z'],
    ['2026-11-20T04:00:00Z', 'cq', '2026-12-25T08:00:00Z'],
    ['2026-11-20T04:00:00Z', 'nq', '2027-03-26T08:00:00Z'],
    ['2026-12-25T08:00:00Z', 'cq', '2027-03-26T08:00:00Z'],
  ] as const)('at %s the %s ends at %s', (now, contract, end) => {
    expect(expiryOf(contract, Date.parse(now))).toBe(Date.parse(end));
  });

  it('never end when perpetual', () => expect(daysToExpiry('swap', 0)).toBeNull());
});
