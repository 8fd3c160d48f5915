import { describe, expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { coinbaseMarkets } from './markets.ts';
import { coinbaseTickers } from './tickers.ts';

const product = (base: string, quote: string, alias: string | null | undefined = '') => ({
  ...{
    product_id: `${base}-${quote}`,
    base_currency_id: base,
    quote_currency_id: quote,
    alias,
    base_name: base,
  },
  ...{ price: '61240', price_percentage_change_24h: '1', volume_24h: '11005.03', product_type: 'SPOT' },
  ...{ status: 'online', is_disabled: false, trading_disabled: false },
});
const tickers = (...products: object[]) =>
  readWire(coinbaseTickers, { products })?.map(({ symbol, baseVolume }) => `${symbol} ${baseVolume}`);
const markets = (...products: object[]) =>
  readWire(coinbaseMarkets, { products })?.map(({ symbol, base, quote }) => `${symbol} ${base}/${quote}`);

describe('a row with an alias is that alias', () => {
  test('and is told once: its turnover is the other one’s', () => {
    const reported = [product('BTC', 'USDC', 'BTC-USD'), product('BTC', 'USD'), product('USDT', 'USDC')];
    expect(tickers(...reported)).toEqual(['BTC-USD 11005.03', 'USDT-USDC 11005.03']);
    expect(markets(...reported)).toEqual(['BTC-USD BTC/USD', 'USDT-USDC USDT/USDC']);
  });

  test('by its name, where that has no row of its own', () => {
    expect(tickers(product('BTC', 'USDC', 'BTC-USD'))).toEqual(['BTC-USD 11005.03']);
    expect(markets(product('BTC', 'USDC', 'BTC-USD'))).toEqual(['BTC-USD BTC/USD']);
  });

  test('and does not trade where that does not', () => {
    const halted = { ...product('BTC', 'USD'), trading_disabled: true };
    expect(tickers(product('BTC', 'USDC', 'BTC-USD'), halted)).toEqual([]);
  });
});

test('a row without one, with an empty one, or with its own name is itself', () => {
  for (const alias of [null, undefined, '', 'BTC-USD'])
    expect(tickers(product('BTC', 'USD', alias)), String(alias)).toEqual(['BTC-USD 11005.03']);
});

test('two rows that are each other’s alias are told once each', () => {
  expect(tickers(product('A', 'B', 'C-D'), product('C', 'D', 'A-B'))).toHaveLength(2);
});
