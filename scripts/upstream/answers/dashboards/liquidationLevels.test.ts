import { HOUR } from '@coinmirror/shared/time/units.ts';
import { describe, expect, it } from 'vitest';
import { liquidationMap } from './liquidationLevels.ts';

const hour = (at: number, price: number, low = price, high = price) => ({
  time: at * HOUR,
  open: price,
  high,
  low,
  close: price,
  volume: 1,
  turnover: price,
});

describe('the liquidation map', () => {
  it('has longs below the price and shorts above, at the distance of their leverage', () => {
    const levels = liquidationMap([hour(0, 100)], 100, 1000);
    for (const { price, long, short } of levels) {
      if (price > 100) expect(long).toBe(0);
      else expect(short).toBe(0);
    }
    // Leverage 10: 100 × (1 − 1/10 + 0.5 %) = 90.5; a quarter of a percent is one step of the map.
    const near = levels.filter(({ price }) => Math.abs(price - 90.5) < 0.3);
    expect(near.reduce((sum, { long }) => sum + long, 0)).toBe(300);
  });

  it('leaves out levels that the price has reached since', () => {
    const before = liquidationMap([hour(0, 100), hour(1, 100)], 100, 1000);
    const after = liquidationMap([hour(0, 100), hour(1, 100, 89)], 100, 1000);
    const longs = (levels: typeof before) => levels.reduce((sum, { long }) => sum + long, 0);
    expect(longs(before)).toBeGreaterThan(0);
    expect(longs(after)).toBe(0);
  });

  it('never exceeds a side’s open interest', () => {
    const hours = Array.from({ length: 100 }, (_, at) => hour(at, 100 + Math.sin(at)));
    const levels = liquidationMap(hours, 100, 1000);
    for (const side of ['long', 'short'] as const) {
      expect(levels.reduce((sum, level) => sum + level[side], 0)).toBeLessThanOrEqual(1000);
    }
  });

  it('is empty without history', () => {
    expect(liquidationMap([], 100, 1000).every(({ long, short }) => long + short === 0)).toBe(true);
  });
});
