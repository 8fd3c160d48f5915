import { describe, expect, it } from 'vitest';
import { aroundLine, columnsOf, type Half } from './columns.ts';

const half = (...values: readonly (number | null)[]): Half => ({ parts: [values] });
const same = { height: 100, scale: 'same' } as const;
const each = { height: 100, scale: 'each' } as const;

describe('bars above and below a line', () => {
  it('share one scale where they count the same thing', () => {
    const { lineAt, segments } = columnsOf(half(30, 10), half(60, 20), same);
    expect(lineAt).toBeCloseTo(33.3, 1);
    const heights = segments.map(({ half: side, bucket, height }) => [side, bucket, height]);
    expect(heights).toEqual([
      ['above', 0, 33.3],
      ['above', 1, 11.1],
      ['below', 0, 66.6],
      ['below', 1, 22.2],
    ]);
  });

  it('fill a half each where the units differ', () => {
    const { lineAt, segments } = columnsOf(half(30), half(6e9), each);
    expect(lineAt).toBe(50);
    expect(segments.map(({ y, height }) => [y, height])).toEqual([
      [0, 50],
      [50, 50],
    ]);
  });

  it('touch the line, and stack away from it', () => {
    const { segments } = columnsOf(half(1), { parts: [[2], [1]] }, { ...same, line: 0.5 });
    expect(segments).toEqual([
      { bucket: 0, half: 'above', part: 0, y: 33.3, height: 16.7 },
      { bucket: 0, half: 'below', part: 0, y: 50, height: 33.3 },
      { bucket: 0, half: 'below', part: 1, y: 83.3, height: 16.7 },
    ]);
  });

  it('leave room for what is written beyond the longest of either half', () => {
    const { lineAt, segments } = columnsOf(half(10), half(30), { ...same, air: 14 });
    const ends = segments.map(({ y, height }) => [y, y + height]);
    expect(lineAt).toBe(32);
    expect(ends).toEqual([
      [14, 32],
      [32, 86],
    ]);
  });

  it('stay small on a quiet day', () => {
    const quiet = columnsOf({ ...half(1), floor: 100 }, { ...half(2), floor: 100 }, same);
    expect(quiet.segments.map(({ height }) => height)).toEqual([1, 1]);
    expect(quiet.ends).toEqual({ above: 100, below: 100 });
  });

  it('leave a gap where nothing is known, and nothing where 0 is', () => {
    const { segments, gaps } = columnsOf(half(1, null, 0, null), half(null, null, 0, 4), same);
    expect(gaps).toEqual([1]);
    expect(segments.map(({ bucket }) => bucket)).toEqual([0, 3]);
  });

  it.each([
    ['nothing', half(), half()],
    ['zeros', half(0, 0), half(0, 0)],
    ['nulls', half(null), half(null)],
    ['what is no number', half(Number.NaN), half(Number.POSITIVE_INFINITY)],
  ])('draw nothing of %s, on a line in the middle', (_what, above, below) => {
    expect(columnsOf(above, below, same)).toMatchObject({ lineAt: 50, segments: [] });
  });

  it.each([
    ['a single bucket', half(5), half(5)],
    ['huge values', half(1e308, 1e308), half(1e308, 9e307)],
    ['tiny values', half(1e-300, 2e-300), half(3e-300, 1e-300)],
    ['a thousandfold side', half(1000), half(1)],
    ['one side only', half(3, 2), half(0, 0)],
  ])('stay within the height: %s', (_what, above, below) => {
    const { segments, lineAt } = columnsOf(above, below, same);
    expect(segments.length).toBeGreaterThan(0);
    expect(lineAt).toBeGreaterThanOrEqual(20);
    for (const { y, height } of segments) {
      expect(y).toBeGreaterThanOrEqual(-0.1);
      expect(y + height).toBeLessThanOrEqual(100.1);
      expect(height).toBeGreaterThanOrEqual(1);
    }
  });
});

it('a deviation is on one side of its line, and missing on both', () => {
  expect(aroundLine([1.2, 0.7, 1, null], 1)).toEqual({
    above: [expect.closeTo(0.2), 0, 0, null],
    below: [0, expect.closeTo(0.3), 0, null],
  });
});
