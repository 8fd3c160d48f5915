import { bandOf } from '@coinmirror/shared/indicators/bands.ts';
import { fearGreedIndicator } from '@coinmirror/shared/indicators/definitions/feargreed.ts';
import {
  FEAR_GREED_WARMUP,
  fearGreedBand,
  fearGreedOf,
  fearGreedSeries,
} from '@coinmirror/shared/indicators/fearGreed.ts';
import { rotation } from '@coinmirror/testing/rotation.ts';
import { describe, expect, it } from 'vitest';
import { createSimulatedMarket } from '../market/simulatedMarket.ts';
import { autocorrelation } from '../path/testStatistics.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAYS = 700;

describe(`fear and greed (${rotation.label})`, () => {
  it.each(rotation.of([1, 2, 3]))(
    'changes by a few points a day over its whole range (market %d)',
    async (seed) => {
      const market = createSimulatedMarket({ seed, now: () => NOW });
      const days = await market.candles({
        code: 'bitcoin',
        periodMinutes: 1440,
        end: NOW,
        limit: FEAR_GREED_WARMUP - 1 + DAYS,
      });
      const values = fearGreedSeries(days).map(({ value }) => value ?? Number.NaN);
      expect(values).toHaveLength(DAYS);
      const moves = values.slice(1).map((value, at) => Math.abs(value - (values[at] ?? 0)));
      expect(moves.filter((move) => move <= 6).length / moves.length).toBeGreaterThan(0.9);
      // Twelve on a crash, and no further than half as much again.
      expect(Math.max(...moves)).toBeLessThanOrEqual(18);
      expect(Math.min(...values)).toBeLessThan(25);
      expect(Math.max(...values)).toBeGreaterThan(75);
      // Jagged, no wave of weeks: a day's change says little about the next one's.
      const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
      expect(autocorrelation(steps, 1)).toBeLessThan(0.6);
      const turns = steps.filter((step, at) => at > 0 && Math.sign(step) !== Math.sign(steps[at - 1] ?? 0));
      expect(turns.length / steps.length).toBeGreaterThan(0.35);
      // One day alone gives the same value as within the series.
      expect(fearGreedOf(days)).toBe(values.at(-1));
      expect(fearGreedOf(days.slice(0, FEAR_GREED_WARMUP))).toBe(values[0]);
    },
  );

  it('is neutral while too few days are known', () => {
    expect(fearGreedOf([])).toBe(50);
  });

  it('has the same band names on its page as everywhere', () => {
    for (let value = 0; value <= 100; value += 1) {
      expect(bandOf(fearGreedIndicator.bands, value)?.name).toBe(fearGreedBand(value));
    }
  });
});
