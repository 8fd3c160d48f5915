import { describe, expect, it } from 'vitest';
import { FEAR_GREED_WARMUP, fearGreedOf } from './fearGreed.ts';
import { createSimulatedMarket } from './simulatedMarket.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAYS = 700;

describe('fear and greed', () => {
  it.each([1, 2, 3])(
    'moves by some points a day and no more, over its whole range (market %d)',
    async (seed) => {
      const market = createSimulatedMarket({ seed, now: () => NOW });
      const days = await market.candles({
        code: 'bitcoin',
        periodMinutes: 1440,
        end: NOW,
        limit: FEAR_GREED_WARMUP + DAYS,
      });
      const values = Array.from({ length: DAYS }, (_, at) =>
        fearGreedOf(days.slice(at, at + FEAR_GREED_WARMUP)),
      );
      const moves = values.slice(1).map((value, at) => Math.abs(value - (values[at] ?? 0)));
      expect(moves.filter((move) => move <= 6).length / moves.length).toBeGreaterThan(0.9);
      expect(Math.max(...moves)).toBeLessThanOrEqual(14);
      expect(Math.min(...values)).toBeLessThan(25);
      expect(Math.max(...values)).toBeGreaterThan(75);
    },
  );
});
