import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { createTestMarket } from '@coinmirror/testing/world.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Candle } from '../../ports/candles.ts';

// The first read of a whole market takes a second, several on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const NOW = Date.UTC(2026, 10, 20, 4, 37, 21);
const market = createTestMarket(() => NOW);
const CODES = ['bitcoin', 'tether', 'pepe', 'pax-gold', 'sats-ordinals', 'district0x'] as const;

const ask = (code: string, periodMinutes: number, limit: number, dayBoundary: 'utc8' | 'utc0' = 'utc8') =>
  market.candles({ code, periodMinutes, end: NOW + 1, limit, dayBoundary });

/** The aggregate of small candles. */
function together(parts: readonly Candle[]): Omit<Candle, 'time' | 'volume'> {
  return {
    open: parts[0]?.open ?? 0,
    high: Math.max(...parts.map(({ high }) => high)),
    low: Math.min(...parts.map(({ low }) => low)),
    close: parts.at(-1)?.close ?? 0,
    turnover: parts.reduce((sum, { turnover }) => sum + turnover, 0),
  };
}

describe('candles', () => {
  it.each([
    [1, 5, 300],
    [1, 15, 300],
    [5, 30, 300],
    [15, 60, 400],
    [30, 240, 400],
    [60, 1440, 24 * 6],
    [1, 1440, 1440 * 2 + 800],
    [240, 10_080, 6 * 7 * 4],
    [1440, 43_200, 150],
  ])('of %d minutes add up to those of %d exactly, the open one too', async (small, large, limit) => {
    for (const code of CODES) {
      const parts = await ask(code, small, limit);
      const wholes = (await ask(code, large, 200)).filter(({ time }) => time >= (parts[0]?.time ?? 0));
      expect(wholes.length).toBeGreaterThan(1);
      for (const [i, whole] of wholes.entries()) {
        const end = wholes[i + 1]?.time ?? Number.POSITIVE_INFINITY;
        const own = parts.filter(({ time }) => time >= whole.time && time < end);
        const { time: _, volume, ...rest } = whole;
        expect(rest).toEqual(together(own));
        expect(own.reduce((sum, part) => sum + part.volume, 0) / volume).toBeCloseTo(1, 10);
      }
    }
  });

  it('open at the close before, and keep open and close between low and high', async () => {
    for (const period of [1, 60, 1440]) {
      for (const code of CODES) {
        const candles = await ask(code, period, 500);
        for (const [i, { open, high, low, close }] of candles.entries()) {
          if (i > 0) expect(open).toBe(candles[i - 1]?.close);
          expect(Math.max(open, close)).toBeLessThanOrEqual(high);
          expect(Math.min(open, close)).toBeGreaterThanOrEqual(low);
        }
      }
    }
  });

  it('begin days at Beijing or at UTC midnight, weeks on Mondays, months on the first', async () => {
    for (const [boundary, shift] of [
      ['utc8', 8 * HOUR],
      ['utc0', 0],
    ] as const) {
      const [day, week, month] = await Promise.all([
        ask('bitcoin', 1440, 30, boundary),
        ask('bitcoin', 10_080, 30, boundary),
        ask('bitcoin', 43_200, 30, boundary),
      ]);
      const local = (time: number) => new Date(time + shift);
      expect(day.every(({ time }) => (time + shift) % DAY === 0)).toBe(true);
      expect(week.every(({ time }) => local(time).getUTCDay() === 1 && (time + shift) % DAY === 0)).toBe(
        true,
      );
      expect(month.every(({ time }) => local(time).getUTCDate() === 1 && (time + shift) % DAY === 0)).toBe(
        true,
      );
    }
  });

  it('end at the current price and never reach beyond it', async () => {
    const price = (await market.coins()).find(({ code }) => code === 'bitcoin')?.price;
    for (const period of [1, 5, 15, 30, 60, 240, 1440, 10_080, 43_200]) {
      const last = (await ask('bitcoin', period, 3)).at(-1);
      expect(last?.close).toBe(price);
      expect(last?.time).toBeLessThanOrEqual(NOW);
    }
  });

  it('open before the requested end, the newest kept', async () => {
    const end = NOW - 10 * DAY;
    const candles = await market.candles({ code: 'bitcoin', periodMinutes: 15, end, limit: 7 });
    expect(candles).toHaveLength(7);
    expect(candles.at(-1)?.time).toBe(Math.floor((end - 1) / (15 * MINUTE)) * 15 * MINUTE);
    expect(
      await market.candles({ code: 'bitcoin', periodMinutes: 15, end: Date.UTC(2009, 0, 1), limit: 7 }),
    ).toEqual([]);
  });

  it('have the prices of their time', async () => {
    for (const code of CODES) {
      for (const { high, low, volume, turnover } of await ask(code, 1440, 200)) {
        expect(turnover / volume).toBeGreaterThan(low * 0.995);
        expect(turnover / volume).toBeLessThan(high * 1.005);
      }
    }
  });
});
