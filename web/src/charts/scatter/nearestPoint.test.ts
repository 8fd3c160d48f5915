import { expect, test } from 'vitest';
import { nearestPoint } from './nearestPoint.ts';
import { planScatter } from './plan.ts';

const plot = { width: 400, height: 300 };
const { points } = planScatter(
  [
    { key: 'middle', name: 'M', x: 0, y: 0 },
    { key: 'right', name: 'R', x: 5, y: 0 },
  ],
  { x: 5, y: 5 },
  plot.height,
);

test('the nearest of the points near a place is meant, and far from all none', () => {
  expect(nearestPoint(points, { left: 205, top: 160 }, plot)?.key).toBe('middle');
  expect(nearestPoint(points, { left: 350, top: 145 }, plot)?.key).toBe('right');
  expect(nearestPoint(points, { left: 20, top: 20 }, plot)).toBeNull();
});
