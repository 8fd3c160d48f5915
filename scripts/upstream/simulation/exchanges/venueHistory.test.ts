import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it, vi } from 'vitest';
import { autocorrelation, correlation } from '../path/testStatistics.ts';

// Past days of the whole market are summed once.
vi.setConfig({ testTimeout: 60_000 });

const { venues, reserves } = testContext.sources;
const VENUES = ['binance', 'okx', 'bybit', 'coinbase', 'upbit', 'kraken', 'gate', 'kucoin'];

describe('the volumes of exchanges', () => {
  it('have days of their own: no two sparklines are alike', async () => {
    const histories = await Promise.all(
      VENUES.map(async (code) =>
        ((await venues?.history(code, 31)) ?? []).slice(0, -1).map(({ spot }) => spot ?? Number.NaN),
      ),
    );
    const together: number[] = [];
    for (const [at, one] of histories.entries()) {
      for (const other of histories.slice(at + 1)) together.push(correlation(one, other));
    }
    const mean = together.reduce((sum, each) => sum + each, 0) / together.length;
    expect(mean).toBeGreaterThan(0.1);
    expect(mean).toBeLessThan(0.75);
    expect(Math.max(...together)).toBeLessThan(0.95);
  });
});

describe('reserve ratios', () => {
  it('move from day to day without a wave, above 100 %', async () => {
    const days = Array.from({ length: 300 }, (_, i) => beijingMidnight(TEST_TIME) - (299 - i) * DAY);
    for (const code of ['binance', 'okx']) {
      const lists = (await reserves?.ratios(code, ['bitcoin', 'ethereum', 'tether'], days)) ?? [];
      for (const list of lists) {
        const ratios = list.map((ratio) => ratio ?? Number.NaN);
        expect(Math.min(...ratios)).toBeGreaterThanOrEqual(100.2);
        expect(Math.max(...ratios)).toBeLessThan(118);
        const steps = ratios.slice(1).map((ratio, i) => ratio - (ratios[i] ?? 0));
        // Of a slow wave this would be 0.99.
        expect(autocorrelation(steps, 1)).toBeLessThan(0.2);
      }
    }
  });
});
