import { describe, expect, it } from 'vitest';
import { arrowTarget } from './arrowTarget.ts';
import { fitLabel } from './fitLabel.ts';
import { placeNodes } from './node.ts';
import { squarify } from './squarify.ts';

const SIZES = [600, 120, 90, 60, 40, 30, 20, 15, 10, 8, 4, 2, 1];

describe('a treemap', () => {
  it('gives every area its share of the plane, and leaves no gap and no overlap', () => {
    const rects = squarify(SIZES, 1000, 500);
    const total = SIZES.reduce((sum, size) => sum + size, 0);
    for (const [index, { width, height }] of rects.entries()) {
      expect(width * height).toBeCloseTo(((SIZES[index] ?? 0) / total) * 500_000, 3);
    }
    for (const a of rects) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + a.width).toBeLessThanOrEqual(1000 + 1e-6);
      expect(a.y + a.height).toBeLessThanOrEqual(500 + 1e-6);
      for (const b of rects) {
        if (a === b) continue;
        const apart =
          a.x + a.width <= b.x + 1e-6 ||
          b.x + b.width <= a.x + 1e-6 ||
          a.y + a.height <= b.y + 1e-6 ||
          b.y + b.height <= a.y + 1e-6;
        expect(apart).toBe(true);
      }
    }
  });

  it('keeps its areas near squares', () => {
    const ratios = squarify(SIZES, 1000, 500).map(({ width, height }) =>
      Math.max(width / height, height / width),
    );
    expect(Math.max(...ratios)).toBeLessThan(3);
  });

  it.each([
    [0, 500],
    [1000, 0],
  ])('is empty on a plane of %d × %d', (width, height) => {
    expect(squarify(SIZES, width, height)).toEqual([]);
  });

  it('draws nothing of no size', () => {
    const node = { key: 'a', name: 'A', change: null, href: '/a' };
    expect(placeNodes([{ ...node, size: 0 }], 100, 100)).toEqual([]);
  });
});

describe('the words of an area', () => {
  it.each([
    ['large where there is room', 'BTC', 600, 500, { nameSize: 26, changeSize: 19 }],
    ['smaller in a smaller area', 'DOGE', 56, 60, { nameSize: 17, changeSize: 11 }],
    ['the name alone where both do not fit', 'SOL', 60, 26, { nameSize: 12, changeSize: null }],
    ['nothing rather than a part of the name', '美国现货 ETF', 60, 60, null],
    ['nothing in a sliver', 'BTC', 300, 12, null],
  ] as const)('are %s', (_what, name, width, height, words) => {
    expect(fitLabel(name, '+1.89%', { width, height })).toEqual(words);
  });
});

describe('the arrow keys', () => {
  const placed = placeNodes(
    SIZES.map((size) => ({ key: `${size}`, name: `${size}`, size, change: 1, href: `/${size}` })),
    1000,
    500,
  );
  it('lead to a neighbour on their side and never out of the map', () => {
    const right = arrowTarget('ArrowRight', 0, placed);
    expect(placed[right]?.rect.x).toBeGreaterThanOrEqual((placed[0]?.rect.width ?? 0) - 1e-6);
    expect(arrowTarget('ArrowLeft', 0, placed)).toBe(-1);
    expect(arrowTarget('Home', 5, placed)).toBe(0);
    expect(arrowTarget('End', 0, placed)).toBe(placed.length - 1);
    expect(arrowTarget('Enter', 0, placed)).toBe(-1);
  });
});
