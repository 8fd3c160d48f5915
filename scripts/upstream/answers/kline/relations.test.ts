import { CANDLE_PERIODS } from '@coinmirror/shared/constants/periods.ts';
import type { Candle } from '@coinmirror/shared/contract/kline.ts';
import { nextOpening, shiftOf } from '@coinmirror/shared/kline/openings.ts';
import { bookFacts } from '@coinmirror/shared/kline/orderBook.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

const MINUTE = 60_000;
const TICKERS = ['bitcoin', 'binance_btc_usdt', 'okx_eth_usdt', 'binance_swap_btc_usdt', 'binance_eth_btc'];

describe('a ticker at one instant', () => {
  it.each(TICKERS)(
    '%s has one price: header, last candle of every period, latest order book and trade',
    async (tickerid) => {
      const pair = await ask('klinePair', { tickerid });
      const price = pair.price ?? Number.NaN;
      for (const period of CANDLE_PERIODS) {
        const last = (await ask('candles', { tickerid, period, limit: 1 })).at(-1);
        expect(last?.close, `${period} minutes`).toBe(price);
      }
      const book = await ask('orderBook', { tickerid, limit: 20 });
      const { middle, spread } = bookFacts(book.bids, book.asks);
      expect(Math.abs((middle ?? 0) - price)).toBeLessThanOrEqual(spread ?? 0);
      const [trade] = await ask('trades', { tickerid, limit: 1 });
      expect((trade?.price ?? 0) / price).toBeCloseTo(1, 2);
    },
  );

  it.each(['binance_btc_usdt', 'okx_eth_usdt'])(
    '%s has the price of its list of markets',
    async (tickerid) => {
      const pair = await ask('klinePair', { tickerid });
      const { rows } = await ask('coinMarkets', { code: pair.coinCode });
      const row = rows.find((one) => one.tickerId === tickerid);
      expect((row?.quotePrice ?? 0) / (pair.price ?? 1)).toBeCloseTo(1, 6);
      expect(row?.change24h).toBe(pair.change24h);
      expect(row?.volume24h).toBe(pair.volume24h);
    },
  );

  it.each(['binance_btc_usdt', 'okx_eth_usdt', 'binance_swap_btc_usdt'])(
    "the day's candles of %s have about its header's volume",
    async (tickerid) => {
      const { volumeCoins24h } = await ask('klinePair', { tickerid });
      const candles = await ask('candles', { tickerid, period: 5, limit: 288 });
      const traded = candles.reduce((sum, { volume }) => sum + volume, 0);
      // A pair's share of its coin's volume is fixed per Beijing day; the header uses the current one.
      expect(Math.abs(traded / (volumeCoins24h ?? Number.NaN) - 1)).toBeLessThan(0.15);
    },
  );

  it('costs more in a stablecoin that has lost its peg, and the same in dollars', async () => {
    const [tether, { rows }] = [
      await ask('coinInfo', { code: 'tether' }),
      await ask('coinMarkets', { code: 'bitcoin' }),
    ];
    const row = rows.find(({ tickerId }) => tickerId === 'binance_btc_usdt');
    expect((row?.quotePrice ?? 0) * (tether.quote.price ?? 0)).toBeCloseTo(row?.price ?? 0, 1);
  });

  it('a coin has the price of its own page', async () => {
    const [pair, coin] = [
      await ask('klinePair', { tickerid: 'ethereum' }),
      await ask('coinInfo', { code: 'ethereum' }),
    ];
    expect(pair.price).toBe(coin.quote.price);
    expect(pair.change24h).toBe(coin.quote.change24h);
  });

  it('lies between the low and the high of its day', async () => {
    const { price, high24h, low24h } = await ask('klinePair', { tickerid: 'binance_btc_usdt' });
    expect(low24h).toBeLessThanOrEqual(price ?? 0);
    expect(high24h).toBeGreaterThanOrEqual(price ?? 0);
  });

  it('is rejected if unknown', async () => {
    await expect(ask('klinePair', { tickerid: 'binance_nothing_usdt' })).rejects.toThrow('404');
  });
});

/** Pairs of periods where the second consists of whole ones of the first; a month has its calendar days. */
const PARTS = [
  [1, 5],
  [5, 15],
  [15, 30],
  [30, 60],
  [60, 240],
  [240, 1440],
  [1440, 10_080],
  [1440, 43_200],
] as const;
const BEIJING = shiftOf('utc8');

describe('candles of a period', () => {
  it.each(PARTS)('%i minutes add up to those of %i', async (short, long) => {
    const whole = (await ask('candles', { tickerid: 'bitcoin', period: long, limit: 3 })).slice(0, -1);
    expect(whole.length).toBeGreaterThan(0);
    for (const candle of whole) {
      const end = nextOpening(candle.time, long, BEIJING);
      const parts = await ask('candles', {
        tickerid: 'bitcoin',
        period: short,
        since: candle.time / 1000,
        reach: end / 1000,
        limit: (end - candle.time) / (short * MINUTE),
      });
      expect(sumOf(parts)).toEqual({
        open: candle.open,
        close: candle.close,
        high: candle.high,
        low: candle.low,
        turnover: candle.turnover,
      });
    }
  });
});

function sumOf(parts: readonly Candle[]) {
  return {
    open: parts[0]?.open,
    close: parts.at(-1)?.close,
    high: Math.max(...parts.map(({ high }) => high)),
    low: Math.min(...parts.map(({ low }) => low)),
    turnover: parts.reduce((sum, { turnover }) => sum + turnover, 0),
  };
}
