import { describe, expect, it } from 'vitest';
import { arrowTarget } from './arrowTarget.ts';
import { fitLabel } from './fitLabel.ts';
import { changeText, foldNodes, placeNodes } from './node.ts';
import { packNodes, radiiOf } from './packNodes.ts';
import { squarify } from './squarify.ts';

const SIZES = [600, 120, 90, 60, 40, 30, 20, 15, 10, 8, 4, 2, 1];

describe('a treemap', () => {
  it('gives every area its share of the plane, without gaps or overlaps', () => {
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

  it('keeps its areas close to squares', () => {
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

  it('draws nothing for size 0', () => {
    const node = { key: 'a', name: 'A', change: null, href: '/a' };
    expect(placeNodes([{ ...node, size: 0 }], 100, 100)).toEqual([]);
  });
});

const NODES = SIZES.map((size) => ({
  key: `${size}`,
  name: `C${size}`,
  size,
  change: 1,
  href: `/${size}`,
}));

describe('a map of many nodes', () => {
  it('has as many tiles as asked for, and all others as one grey 其他', () => {
    const folded = foldNodes(NODES, 4, '/all');
    expect(folded.map(({ name }) => name)).toEqual(['C600', 'C120', 'C90', 'C60', '其他']);
    expect(folded.slice(-1).map(changeText)).toEqual([`${NODES.length - 4} 个`]);
    expect(folded.at(-1)).toMatchObject({ size: 130, change: null, href: '/all' });
    expect(foldNodes(NODES, 40, '/all')).toHaveLength(NODES.length);
  });
});

it('areas are in the proportion of the sizes', () => {
  const areas = placeNodes(NODES, 1000, 500).map(({ rect }) => rect.width * rect.height);
  expect((areas[0] ?? 0) / (areas[2] ?? 1)).toBeCloseTo(600 / 90, 5);
});

describe('bubbles', () => {
  const many = Array.from({ length: 41 }, (_, at) => ({
    ...NODES[0],
    key: `${at}`,
    size: 1000 / (at + 1) ** 1.3,
  }));
  it.each([
    [1390, 460],
    [340, 460],
  ])('on a plane of %d × %d cover neither each other nor its edge', (width, height) => {
    const placed = packNodes(many as typeof NODES, width, height);
    const circles = placed.map(({ rect }) => ({
      x: rect.x + rect.width / 2,
      y: rect.y + rect.width / 2,
      r: rect.width / 2,
    }));
    for (const [at, one] of circles.entries()) {
      expect(one.x - one.r).toBeGreaterThanOrEqual(-0.01);
      expect(one.y + one.r).toBeLessThanOrEqual(height + 0.01);
      for (const other of circles.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r - 1.5);
    }
    expect(placed.length).toBeGreaterThan(20);
    const named = placed.filter(({ rect }) => rect.width >= 24);
    for (const { label } of named) expect(label?.nameSize).toBeGreaterThanOrEqual(8);
  });

  it.each([
    [1390, 460],
    [340, 460],
  ])('on a plane of %d × %d have areas in proportion to their sizes', (width, height) => {
    const [first = 0, ...others] = radiiOf([41_400, 27_800, 3_816, 772, 140], width, height);
    for (const [at, size] of [27_800, 3_816, 772, 140].entries())
      expect((first / (others[at] ?? 0)) ** 2).toBeCloseTo(41_400 / size, 6);
    const placed = packNodes(many as typeof NODES, width, height);
    const [largest] = placed;
    for (const { node, rect } of placed)
      expect((rect.width / (largest?.rect.width ?? 1)) ** 2).toBeCloseTo(
        node.size / (largest?.node.size ?? 1),
        6,
      );
  });

  it('fill the whole width of a wide plane', () => {
    const placed = packNodes(many as typeof NODES, 1390, 460);
    expect(Math.min(...placed.map(({ rect }) => rect.x))).toBeLessThan(140);
    expect(Math.max(...placed.map(({ rect }) => rect.x + rect.width))).toBeGreaterThan(1250);
  });
});

it('no tile over 40 px is blank, whatever its name', () => {
  for (const name of ['BTC', 'Decentraland', '去中心化金融', '美国现货 ETF', 'JELLYJELLY', '1000SATS'])
    for (const [width, height] of [
      [41, 41],
      [41, 90],
      [200, 41],
    ] as const)
      expect(fitLabel(name, '-12.34%', { width, height }), `${name} in ${width} × ${height}`).not.toBeNull();
});

describe('the label of an area', () => {
  it.each([
    ['large where there is room', 'BTC', 600, 500, { lines: ['BTC'], nameSize: 24, changeSize: 18 }],
    ['smaller in a smaller area', 'DOGE', 56, 60, { lines: ['DOGE'], nameSize: 12, changeSize: 11 }],
    [
      'the name alone where both do not fit',
      'SOL',
      60,
      26,
      { lines: ['SOL'], nameSize: 12, changeSize: null },
    ],
    [
      'in two lines where one is too long',
      '美国现货 ETF',
      60,
      60,
      { lines: ['美国现货', 'ETF'], nameSize: 12, changeSize: 11 },
    ],
    [
      'in two lines without the change',
      '去中心化金融',
      58,
      40,
      { lines: ['去中心化', '金融'], nameSize: 12, changeSize: null },
    ],
    [
      'in two lines where a long name has no space',
      'Decentraland',
      60,
      60,
      { lines: ['Decent', 'raland'], nameSize: 12, changeSize: 11 },
    ],
    [
      'smaller rather than a part of the name',
      '美国现货 ETF',
      50,
      60,
      { lines: ['美国现货', 'ETF'], nameSize: 11, changeSize: null },
    ],
    ['by the area', 'ETH', 180, 180, { lines: ['ETH'], nameSize: 24, changeSize: 18 }],
    ['by a middle area', 'SOL', 110, 100, { lines: ['SOL'], nameSize: 18, changeSize: 14 }],
    ['by a small area', 'XRP', 70, 64, { lines: ['XRP'], nameSize: 14, changeSize: 11 }],
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
