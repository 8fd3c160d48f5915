import { SECOND } from '@coinmirror/shared/time/units.ts';
import { createTestMarket } from '@coinmirror/testing/world.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Tick } from '../../ports/ticks.ts';

const START = Date.UTC(2026, 10, 20, 4, 37, 20);
const PAIRS = [
  'binance_btc_usdt',
  'okx_eth_usdt',
  'upbit_btc_krw',
  'binance_eth_btc',
  'okx_swap_btc_usdt',
  'bybit_doge_usdt',
  'coinbase_sol_usd',
  'gate_shib_usdt',
] as const;
const SECONDS = 90;

let now = START;
const market = createTestMarket(() => now);

/** The best prices of a pair at a second. */
async function bestOf(code: string, second: number) {
  const book = await market.orderBook(code, 1, second);
  return { bid: book?.bids[0]?.[0] ?? Number.NaN, ask: book?.asks[0]?.[0] ?? Number.NaN };
}

afterEach(() => {
  vi.useRealTimers();
});

describe.each(PAIRS)('%s at any second', (code) => {
  it('has its price within its order book', async () => {
    for (let second = START; second < START + SECONDS * SECOND; second += SECOND) {
      now = second;
      const candle = (await market.candles({ code, periodMinutes: 1, end: now + 1, limit: 1 })).at(-1);
      const { bid, ask } = await bestOf(code, market.now());
      expect(bid).toBeLessThan(ask);
      expect(candle?.close).toBeGreaterThanOrEqual(bid);
      expect(candle?.close).toBeLessThanOrEqual(ask);
    }
  });

  it('prints every trade at the best bid or ask of its second', async () => {
    now = START + SECONDS * SECOND + 999;
    const trades = await market.trades(code, 60, now);
    expect(trades.length).toBe(60);
    for (const { time, price, side } of trades) {
      const { bid, ask } = await bestOf(code, Math.floor(time / SECOND) * SECOND);
      expect(price, `${side} at ${time}`).toBe(side === 'buy' ? ask : bid);
    }
    expect(new Set(trades.map(({ side }) => side)).size).toBe(2);
  });

  it('prints a trade once: at the same price whenever it is read', async () => {
    const read = async (later: number) => {
      now = START + later;
      return new Map((await market.trades(code, 200, now)).map((trade) => [trade.id, trade.price]));
    };
    const [early, late] = [await read(0), await read(30 * SECOND)];
    const common = [...early].filter(([id]) => late.has(id));
    expect(common.length).toBeGreaterThan(50);
    expect(common.filter(([id, price]) => late.get(id) !== price)).toEqual([]);
  });
});

describe('the live channels', () => {
  it('tell the price, the order book and the trades of one second', async () => {
    now = START + 137;
    vi.useFakeTimers();
    const ticks: Tick[] = [];
    const stop = market.subscribe(PAIRS, (fresh) => ticks.push(...fresh));
    for (let i = 0; i < 10; i += 1) {
      const wait = SECOND - (now % SECOND);
      now += wait;
      await vi.advanceTimersByTimeAsync(wait);
    }
    stop();
    expect(ticks.length).toBeGreaterThan(5 * PAIRS.length);
    for (const { code, time, price } of ticks) {
      expect(time % SECOND).toBe(0);
      const { bid, ask } = await bestOf(code, time);
      expect(price).toBeGreaterThanOrEqual(bid);
      expect(price).toBeLessThanOrEqual(ask);
      const [trade] = await market.trades(code, 1, time);
      expect(Math.abs((trade?.price ?? 0) / price - 1), code).toBeLessThan(0.004);
    }
  });
});
