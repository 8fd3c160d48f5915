import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { expect, it } from 'vitest';
import { placeNodes } from '#charts/treemap/node.ts';
import { conceptNodes, countNamed, SHOWN } from './conceptNodes.ts';

const sector = (place: number): ConceptRow => ({
  id: `s${place}`,
  name: `S${place}`,
  change24h: 1,
  change7d: 1,
  coinCount: 1,
  marketCap: 1,
  volume24h: 1000,
  volumePart: 100 - place,
  capChange24h: 1,
  capPart24h: 0.1,
  riseCount: 1,
  fallCount: 0,
  best: null,
  worst: null,
  largest: [],
  sparkline: [],
});

it('the map has the forty concepts of highest volume, sized by their share, and all others as one', () => {
  const nodes = conceptNodes(
    Array.from({ length: 51 }, (_, place) => sector(place)),
    SHOWN,
  );
  expect(nodes).toHaveLength(41);
  expect(nodes[0]).toMatchObject({ name: 'S0', size: 100, href: '/concept/s0' });
  expect(nodes[39]).toMatchObject({ name: 'S39' });
  expect(nodes[40]).toMatchObject({
    name: '其他',
    size: 11 * 55,
    change: null,
    href: '/concept#all-concepts',
  });
});

it('a map on a phone has only as many concepts as it can label, a wide one all', () => {
  const rows = Array.from({ length: 51 }, (_, place) => ({ ...sector(place), name: `去中心化板块${place}` }));
  const [phone, wide] = [countNamed(rows, 366, 420), countNamed(rows, 1392, 420)];
  expect(wide).toBe(SHOWN);
  expect(phone).toBeGreaterThan(8);
  expect(phone).toBeLessThan(SHOWN);
  for (const { node, label } of placeNodes(conceptNodes(rows, phone), 366, 420))
    expect(label, node.name).not.toBeNull();
});
