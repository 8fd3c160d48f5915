import { testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

const { pairs } = testContext.sources;
const all = (await pairs?.all()) ?? [];
/** From the quote that prices all others on. */
const ORDER = ['USDT', 'USDC', 'FDUSD', 'BTC', 'ETH', 'BNB', 'SOL'];
const DOLLARS = ['USDT', 'USDC', 'FDUSD', 'DAI', 'USDE', 'TUSD', 'USD1', 'PYUSD'];

function largestOn(exchange: string, count: number): readonly string[] {
  return all
    .filter((pair) => pair.exchange === exchange)
    .toSorted((a, b) => b.volume24h - a.volume24h)
    .slice(0, count)
    .map(({ base, quote }) => `${base}/${quote}`);
}

describe('pairs', () => {
  it('are oriented by the rank of their quotes: no USDT/FDUSD, no BTC/ETH, no currency as a base', () => {
    const wrong = all.filter(({ base, quote }) => {
      const [own, other] = [ORDER.indexOf(base), ORDER.indexOf(quote)];
      return own >= 0 && other >= own;
    });
    expect(wrong.map(({ tickerId }) => tickerId)).toEqual([]);
  });

  it('of Bitcoin and Ether are the largest of large exchanges', () => {
    for (const exchange of ['binance', 'okx', 'bybit', 'bitget', 'gate']) {
      expect(['BTC/USDT', 'ETH/USDT'], exchange).toContain(largestOn(exchange, 1)[0]);
    }
    expect(largestOn('binance', 1)).toEqual(['BTC/USDT']);
    expect(largestOn('coinbase', 2)).toEqual(['BTC/USD', 'ETH/USD']);
  });

  it('of one dollar in another are small beside them', () => {
    for (const exchange of ['binance', 'okx', 'coinbase', 'bybit']) {
      const own = all.filter((pair) => pair.exchange === exchange);
      const whole = own.reduce((sum, { volume24h }) => sum + volume24h, 0);
      const dollars = own.filter(({ base }) => DOLLARS.includes(base));
      expect(dollars.reduce((sum, { volume24h }) => sum + volume24h, 0) / whole, exchange).toBeLessThan(0.2);
    }
  });
});
