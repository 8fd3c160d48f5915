import { MARKET_TYPE } from '@coinmirror/shared/contract/coin/markets.ts';
import { ask, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { OTC_DESKS } from '../../catalogue/content/exchange/otc.ts';
import { deskAsks, deskQuotes } from './otcDesks.ts';

describe('desks that trade for yuan', () => {
  it.each(['tether', 'ethereum', 'bitcoin'])('are the same for %s as those that quote Tether', (coin) => {
    const asks = deskAsks(coin, 100, TEST_TIME).map(({ exchange }) => exchange);
    expect(new Set(asks)).toEqual(new Set(deskQuotes(TEST_TIME).map(({ exchange }) => exchange)));
    expect(asks.every((code) => OTC_DESKS[code] !== undefined)).toBe(true);
    for (const code of ['coinbase', 'bitstamp', 'kraken', 'gemini']) expect(asks).not.toContain(code);
  });

  it('ask for no other coin', () => {
    expect(deskAsks('dogecoin', 0.1, TEST_TIME)).toEqual([]);
    expect(deskAsks('', 0, TEST_TIME)).toEqual([]);
  });
});

it.each(['bitcoin', 'ethereum', 'solana', 'ripple'])(
  'Binance turns over more in %s and USDT than MEXC, whose spot market is smaller',
  async (code) => {
    const { rows } = await ask('coinMarkets', { code, tickertype: MARKET_TYPE.spot });
    const of = (venue: string) =>
      rows.find(({ exchangeCode, pair }) => exchangeCode === venue && pair.endsWith('USDT'))?.volume24h ?? 0;
    expect(of('binance')).toBeGreaterThan(of('mexc'));
    expect(of('mexc')).toBeGreaterThan(0);
  },
);
