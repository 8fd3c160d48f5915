import { describe, expect, it } from 'vitest';
import { volumeProfile } from './volumeProfile.ts';

const bar = (low: number, high: number, volume: number) => ({ low, high, volume });

describe('volumeProfile', () => {
  it('spreads each candle’s volume evenly from its low to its high', () => {
    // Rows of 10: 0–10, 10–20, 20–30, 30–40.
    const profile = volumeProfile([bar(0, 40, 80), bar(5, 25, 40), bar(12, 12, 7)], 4, 70);
    expect(profile?.rows).toEqual([20 + 10, 20 + 20 + 7, 20 + 10, 20]);
    expect(profile).toMatchObject({ base: 0, step: 10, poc: 1, pocPrice: 15 });
  });

  it('grows the value area by the larger neighbour until it holds the share', () => {
    const bars = [bar(0, 10, 5), bar(10, 20, 30), bar(20, 30, 40), bar(30, 40, 20), bar(40, 50, 5)];
    // A price on an edge counts to the row above it, with no width there.
    const profile = volumeProfile(bars, 5, 70);
    expect(profile?.rows).toEqual([5, 30, 40, 20, 5]);
    expect(profile).toMatchObject({ poc: 2, first: 1, last: 2, val: 10, vah: 30 });
    expect(volumeProfile(bars, 5, 71)).toMatchObject({ first: 1, last: 3, val: 10, vah: 40 });
    expect(volumeProfile(bars, 5, 100)).toMatchObject({ first: 0, last: 4, val: 0, vah: 50 });
  });

  it('prefers the lowest of equal rows, and of equal neighbours the one above', () => {
    const bars = [bar(0, 10, 10), bar(10, 20, 20), bar(20, 30, 10), bar(30, 40, 20)];
    expect(volumeProfile(bars, 4, 50)).toMatchObject({ poc: 1, first: 1, last: 2 });
  });

  it('holds all volume, whatever the rows', () => {
    const bars = Array.from({ length: 90 }, (_, at) =>
      bar(100 + Math.sin(at) * 9, 120 + Math.cos(at) * 9, 1 + (at % 7)),
    );
    const total = bars.reduce((sum, { volume }) => sum + volume, 0);
    for (const count of [24, 77, 200]) {
      const rows = volumeProfile(bars, count, 70)?.rows ?? [];
      expect(rows).toHaveLength(count);
      expect(rows.reduce((sum, row) => sum + row, 0)).toBeCloseTo(total, 9);
    }
  });

  it('is null where nothing was traded, or at one price alone', () => {
    expect(volumeProfile([], 24, 70)).toBeNull();
    expect(volumeProfile([bar(1, 2, 0)], 24, 70)).toBeNull();
    expect(volumeProfile([bar(5, 5, 9)], 24, 70)).toBeNull();
  });
});
