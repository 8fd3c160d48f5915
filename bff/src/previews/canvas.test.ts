import { describe, expect, test } from 'vitest';
import { type Canvas, type Colour, type Contour, clear, createCanvas, fill, placeOf } from './canvas.ts';
import { disc, roundRect, stroke } from './shapes.ts';

const WHITE: Colour = [255, 255, 255];
/** What a shape covers of a canvas, in pixels. */
function areaOf(contours: readonly Contour[], size = 40): number {
  const canvas = createCanvas(size, size);
  fill(canvas, contours, WHITE);
  return bytesOf(canvas).reduce((sum, value) => sum + value, 0) / 3 / 255;
}

function bytesOf(canvas: Canvas): number[] {
  const { width, height, lines } = canvas;
  const line = (y: number) => [...lines.subarray(placeOf(canvas, 0, y), placeOf(canvas, width, y))];
  return Array.from({ length: height }, (_, y) => line(y)).flat();
}

describe('a filled shape', () => {
  test.each<[string, readonly Contour[], number]>([
    ['on the pixels’ borders', [[2, 2, 12, 2, 12, 7, 2, 7]], 50],
    ['between the pixels’ borders', [[2.5, 2.25, 12.25, 2.25, 12.25, 7.5, 2.5, 7.5]], 9.75 * 5.25],
    ['with a slanted edge', [[0, 0, 30, 0, 0, 20]], 300],
    ['that turns the other way', [[0, 0, 0, 20, 30, 0]], 300],
    [
      'with a hole',
      [
        [0, 0, 20, 0, 20, 20, 0, 20],
        [5, 5, 5, 15, 15, 15, 15, 5],
      ],
      300,
    ],
    ['that is round', [disc(20, 20, 10, 96)], 314],
    ['that lies over itself', [roundRect(5, 5, 30, 20, 1), [5, 5, 35, 5, 35, 25, 5, 25]], 600],
    ['with round corners', [roundRect(5, 5, 30, 20, 5)], 600 - 25 * (4 - Math.PI)],
    ['of nothing', [], 0],
  ])('%s covers what it should', (_what, contours, area) => {
    expect(Math.abs(areaOf(contours) - area)).toBeLessThan(Math.max(area * 0.01, 0.5));
  });

  test('is cut at the edges of the canvas', () => {
    expect(areaOf([[-10, -10, 50, -10, 50, 50, -10, 50]])).toBe(1_600);
    expect(areaOf([[-10, -10, 10, -10, 10, 10, -10, 10]])).toBe(100);
    expect(areaOf([[50, 50, 60, 50, 60, 60]])).toBe(0);
  });

  test('lets the ground through by line', () => {
    const canvas = createCanvas(2, 2);
    clear(canvas, [100, 0, 0]);
    fill(canvas, [[0, 0, 2, 0, 2, 2, 0, 2]], [200, 50, 0], (line) => line / 2);
    expect(bytesOf(canvas)).toEqual([100, 0, 0, 100, 0, 0, 150, 25, 0, 150, 25, 0]);
  });

  test.each([
    [
      { x: 5, y: 5 },
      { x: 35, y: 5 },
    ],
    [
      { x: 35, y: 30 },
      { x: 5, y: 10 },
    ],
    [
      { x: 20, y: 35 },
      { x: 20, y: 5 },
    ],
  ])('that is a line from %j to %j is as wide as it should be, its ends round', (from, to) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    expect(Math.abs(areaOf(stroke([from, to], 4)) - (length * 4 + 12.5))).toBeLessThan(2);
  });
});
