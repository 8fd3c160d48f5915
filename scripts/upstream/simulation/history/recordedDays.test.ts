import { DAY } from '@coinmirror/shared/time/units.ts';
import { SHOWN_SEED } from '@coinmirror/testing/world.ts';
import { describe, expect, it, test } from 'vitest';
import { ANCHOR } from '../../catalogue/anchor.ts';
import { bitcoinCloses } from '../../catalogue/bitcoinCloses.ts';
import { createSimulatedMarket } from '../market/simulatedMarket.ts';
import { createPaths } from '../path/paths.ts';
import { deviation, mean } from '../path/testStatistics.ts';

const past = bitcoinCloses.filter(({ time }) => time + DAY <= ANCHOR);
const market = createSimulatedMarket({ seed: SHOWN_SEED, now: () => Date.UTC(2026, 2, 10) });
/** A price has seven significant digits. */
const SEVEN_DIGITS = 5.1e-7;

describe('Bitcoin before the invented days', () => {
  it('closes every UTC day at its recorded close', async () => {
    const candles = await market.candles({
      code: 'bitcoin',
      periodMinutes: 1440,
      end: ANCHOR,
      limit: past.length,
      dayBoundary: 'utc0',
    });
    expect(candles.map(({ time }) => time)).toEqual(past.map(({ time }) => time));
    const off = candles.map(({ close }, i) => Math.abs(close / (past[i]?.close ?? 0) - 1));
    expect(Math.max(...off)).toBeLessThan(SEVEN_DIGITS);
  });

  it('joins the catalogue’s price at the last of them', async () => {
    const [day] = await market.candles({
      code: 'bitcoin',
      periodMinutes: 1440,
      end: ANCHOR + DAY,
      limit: 1,
      dayBoundary: 'utc0',
    });
    expect(day?.open).toBe(past.at(-1)?.close);
  });

  it('is as volatile within a day as from day to day', () => {
    const path = createPaths(5)('bitcoin') ?? expect.unreachable();
    const ratios = [2018, 2020, 2023, 2025].map((year) => {
      const from = Date.UTC(year, 0, 1);
      const moves = (step: number) =>
        Array.from(
          { length: (300 * DAY) / step },
          (_, i) => path.levelAt(from + (i + 1) * step) - path.levelAt(from + i * step),
        );
      return (deviation(moves(DAY / 24)) * Math.sqrt(24)) / deviation(moves(DAY));
    });
    for (const ratio of ratios) expect(ratio).toBeGreaterThan(0.8);
    for (const ratio of ratios) expect(ratio).toBeLessThan(1.25);
    expect(Math.abs(mean(ratios) - 1)).toBeLessThan(0.12);
  });
});

test('its record before 2026 is that of October 2025', async () => {
  const bitcoin = (await market.coins()).find(({ code }) => code === 'bitcoin');
  expect(Math.abs((bitcoin?.allTimeHighAt ?? 0) - Date.UTC(2025, 9, 6))).toBeLessThan(2 * DAY);
});
