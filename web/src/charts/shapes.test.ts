import { describe, expect, it } from 'vitest';
import { arcPath, pointerTip } from './gauge/arc.ts';
import { foldSlices } from './pie/foldSlices.ts';

describe('slices of a pie', () => {
  const slices = [40, 30, 20, 5, 4, 0.6, 0.4, 0].map((value, index) => ({ name: `${index}`, value }));

  it('that are too small to see become one 其他, and the total stays the same', () => {
    const folded = foldSlices(slices, 8);
    expect(folded.map(({ name }) => name)).toEqual(['0', '1', '2', '3', '4', '其他']);
    expect(folded.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(100);
  });

  it('are never grouped alone', () => {
    expect(
      foldSlices(
        [
          { name: 'a', value: 99.5 },
          { name: 'b', value: 0.5 },
        ],
        8,
      ).map(({ name }) => name),
    ).toEqual(['a', 'b']);
  });

  it.each([[[1, 1, 1]], [[3, 3, 3, 3, 3, 3, 1, 1, 1]], [[1_234_567, 234_567, 34_567, 4_567]]])(
    'of %j have printed shares that add up to 100, grouped or not',
    (values) => {
      const parts = values.map((value, at) => ({ name: `${at}`, value }));
      for (const most of [2, 8]) {
        const shares = foldSlices(parts, most).map(({ share }) => share);
        expect(shares.every((share) => Number(share.toFixed(2)) === share)).toBe(true);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9);
      }
    },
  );

  it('are as many as asked for, largest first', () => {
    expect(foldSlices(slices, 2).map(({ name, rest }) => [name, rest])).toEqual([
      ['0', false],
      ['1', false],
      ['其他', true],
    ]);
  });
});

describe('the gauge', () => {
  it('points left at its minimum, up in its middle, right at its maximum', () => {
    expect([pointerTip(0), pointerTip(0.5), pointerTip(1)]).toEqual([
      { x: 14, y: 100 },
      { x: 100, y: 14 },
      { x: 186, y: 100 },
    ]);
  });

  it('leaves a small gap between its zones', () => {
    expect(arcPath(0, 0.5)).not.toContain('100 14');
  });
});
