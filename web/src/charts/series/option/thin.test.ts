import { describe, expect, it } from 'vitest';
import type { SeriesPoint } from '../types.ts';
import { thin } from './thin.ts';

const wave = Array.from({ length: 6000 }, (_, at): SeriesPoint => [at, Math.sin(at / 40) * at]);

describe('a downsampled line', () => {
  const thinned = thin(wave, 1000);

  it('has at most the requested number of points, plus its ends', () => {
    expect(thinned.length).toBeLessThanOrEqual(1002);
    expect(thinned.length).toBeGreaterThan(500);
  });

  it('consists of its own points, in order, with its ends, its lowest and its highest', () => {
    const values = (points: readonly SeriesPoint[]) => points.map(([, value]) => value ?? 0);
    expect(thinned).toEqual(wave.filter((point) => thinned.includes(point)));
    expect([thinned[0], thinned.at(-1)]).toEqual([wave[0], wave.at(-1)]);
    expect(Math.max(...values(thinned))).toBe(Math.max(...values(wave)));
    expect(Math.min(...values(thinned))).toBe(Math.min(...values(wave)));
  });

  it('keeps its gaps', () => {
    const torn = wave.map(([time, value]): SeriesPoint => [time, time === 3210 ? null : value]);
    expect(thin(torn, 1000).some(([, value]) => value === null)).toBe(true);
  });

  it('is the same array where it is short', () => {
    expect(thin(wave, 6000)).toBe(wave);
  });
});
