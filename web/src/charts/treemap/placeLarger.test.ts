import { expect, it } from 'vitest';
import { placeNodes, type TreemapNode } from './node.ts';
import { placeLarger } from './placeLarger.ts';

const nodes: readonly TreemapNode[] = [60, 25, 10, 3, 1, 1].map((size, index) => ({
  key: `node${index}`,
  name: '去中心化金融',
  size,
  change: -12.34,
  href: '/',
}));

it('letters of the usual size change nothing', () => {
  expect(placeLarger(placeNodes, 1)(nodes, 800, 400)).toEqual(placeNodes(nodes, 800, 400));
});

it.each([1.25, 20 / 12])('letters %d times as large fill the same plane', (scale) => {
  const placed = placeLarger(placeNodes, scale)(nodes, 800, 400);
  const area = placed.reduce((sum, { rect }) => sum + rect.width * rect.height, 0);
  expect(area).toBeCloseTo(800 * 400, 3);
  expect(placed).toHaveLength(nodes.length);
});

it('no label has letters that the browser would enlarge', () => {
  const smallest = 20;
  for (const [width, height] of [
    [1200, 500],
    [343, 260],
    [120, 80],
  ] as const) {
    for (const { label } of placeLarger(placeNodes, smallest / 12)(nodes, width, height)) {
      if (label === null) continue;
      expect(label.nameSize).toBeGreaterThanOrEqual(smallest);
      expect(label.changeSize ?? smallest).toBeGreaterThanOrEqual(smallest);
    }
  }
});
