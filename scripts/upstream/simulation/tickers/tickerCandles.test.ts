import { CANDLE_PERIODS } from '@coinmirror/shared/constants/periods.ts';
import { nextOpening, shiftOf } from '@coinmirror/shared/kline/openings.ts';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import { createTestMarket } from '@coinmirror/testing/world.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Candle } from '../../ports/candles.ts';

vi.setConfig({ testTimeout: 60_000 });

const NOW = Date.UTC(2026, 10, 20, 4, 37, 25);
const market = createTestMarket(() => NOW);

/** Of every kind: dollars, stablecoins, currencies, other coins, contracts, countries with a price of their own. */
const TICKERS = [
  'binance_btc_usdt',
  'okx_eth_usdt',
  'kraken_xrp_eur',
  'upbit_btc_krw',
  'binance_eth_btc',
  'okx_swap_btc_usdt',
  'binance_cq_eth_usdt',
  'uniswap_pepe_eth',
  'btc_cny',
] as const;
/** Each period with a shorter one that divides it. */
const PARTS = [
  [1, 5],
  [5, 15],
  [1, 15],
  [15, 30],
  [30, 60],
  [60, 240],
  [5, 240],
  [1, 1440],
  [60, 1440],
  [240, 1440],
  [1440, 10_080],
  [1440, 43_200],
] as const;

const ask = (code: string, periodMinutes: number, end: number, limit: number, dayBoundary: 'utc8' | 'utc0') =>
  market.candles({ code, periodMinutes, end, limit, dayBoundary });

function together(parts: readonly Candle[]) {
  return {
    open: parts[0]?.open,
    high: Math.max(...parts.map(({ high }) => high)),
    low: Math.min(...parts.map(({ low }) => low)),
    close: parts.at(-1)?.close,
  };
}

const sumOf = (parts: readonly Candle[], read: (candle: Candle) => number) =>
  parts.reduce((sum, candle) => sum + read(candle), 0);

describe.each(TICKERS)('%s', (code) => {
  it.each(PARTS)(
    'has candles of %i minutes that add up to those of %i, the open one too',
    async (small, large) => {
      for (const boundary of ['utc8', 'utc0'] as const) {
        const shift = shiftOf(boundary);
        for (const whole of await ask(code, large, NOW + 1, large >= 1440 ? 2 : 3, boundary)) {
          const end = Math.min(nextOpening(whole.time, large, shift), NOW + 1);
          const count = Math.ceil((end - whole.time) / (small * MINUTE));
          const parts = (await ask(code, small, end, count, boundary)).filter(
            ({ time }) => time >= whole.time,
          );
          const { open, high, low, close } = whole;
          expect({ open, high, low, close }, `${large} from ${small} at ${whole.time}`).toEqual(
            together(parts),
          );
          expect(sumOf(parts, ({ volume }) => volume) / whole.volume).toBeCloseTo(1, 8);
          expect(sumOf(parts, ({ turnover }) => turnover) / whole.turnover).toBeCloseTo(1, 8);
        }
      }
    },
  );

  it('opens at the close before, and keeps open and close between low and high', async () => {
    for (const period of CANDLE_PERIODS) {
      const candles = await ask(code, period, NOW + 1, period > DAY / MINUTE ? 10 : 60, 'utc8');
      for (const [i, { open, high, low, close }] of candles.entries()) {
        if (i > 0) expect(open).toBe(candles[i - 1]?.close);
        expect(Math.max(open, close)).toBeLessThanOrEqual(high);
        expect(Math.min(open, close)).toBeGreaterThanOrEqual(low);
      }
    }
  });

  it('trades at prices between the low and the high of its days', async () => {
    for (const { high, low, volume, turnover } of await ask(code, 1440, NOW - DAY, 5, 'utc8')) {
      expect(turnover / volume).toBeGreaterThan(low * 0.995);
      expect(turnover / volume).toBeLessThan(high * 1.005);
    }
  });
});
