import { describe, expect, it } from 'vitest';
import { readTicker, tickerId } from '../../catalogue/tickers.ts';
import { fiatRates } from '../economy/economy.ts';

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
  ])('rejects %j', (id) => {
    expect(readTicker(id)).toBeNull();
  });

  it.each(Object.keys(fiatRates(0)))('reads a quote of %s as a currency', (currency) => {
    expect(readTicker(`binance_btc_${currency}`)?.quote.kind).toBe(currency === 'usd' ? 'usd' : 'fiat');
  });

  it('parses ids written by tickerId', () => {
    expect(readTicker(tickerId('gate', 'swap', 'PEPE', 'USDT'))).toMatchObject({
      coinCode: 'pepe',
      contract: 'swap',
    });
  });
});
