import { describe, expect, it } from 'vitest';
import { chosenMarkets, venueMarkets } from './venueMarkets.ts';

const pair = {
  tickerId: 'okx_btc_usdt',
  quote: 'USDT',
  contract: '',
  exchange: { code: 'okx', name: '欧易' },
};
const market = (exchangeCode: string, quote = 'USDT', contract = '') => ({
  tickerId: `${exchangeCode}_btc_${quote.toLowerCase()}`,
  exchangeCode,
  exchangeName: exchangeCode.toUpperCase(),
  quote,
  contract,
  price: 99.9,
  quotePrice: 100,
});

describe('venueMarkets', () => {
  it('are those in the same quote and of the same kind, the pair’s own first, each venue once', () => {
    const listed = [
      market('binance'),
      market('binance', 'USD'),
      market('okx'),
      market('bybit', 'USDT', 'swap'),
      market('kraken'),
      market('kraken'),
    ];
    const { markets, usd } = venueMarkets(pair, listed);
    expect(markets.map(({ exchangeName }) => exchangeName)).toEqual(['欧易', 'BINANCE', 'KRAKEN']);
    expect(usd).toBeCloseTo(0.999, 9);
  });

  it('are none for a price over all exchanges, and of an unlisted pair its own alone', () => {
    expect(venueMarkets({ ...pair, exchange: null }, [market('binance')]).markets).toEqual([]);
    expect(venueMarkets(pair, [])).toEqual({
      markets: [{ tickerId: 'okx_btc_usdt', exchangeCode: 'okx', exchangeName: '欧易' }],
      usd: null,
    });
  });
});

describe('chosenMarkets', () => {
  it('always hold the own one', () => {
    const venues = venueMarkets(pair, [market('binance'), market('kraken')]);
    const names = (codes: string[]) => chosenMarkets(venues, codes).map(({ exchangeCode }) => exchangeCode);
    expect(names([])).toEqual(['okx']);
    expect(names(['kraken', 'gone'])).toEqual(['okx', 'kraken']);
  });
});
