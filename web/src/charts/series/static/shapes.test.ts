import { expect, test } from 'vitest';
import { areaPath, bandPath, barPath, linePath } from './shapes.ts';

const places = { x: (time: number) => time * 10, y: (value: number) => 100 - value };
const POINTS = [
  [0, 10],
  [1, 20.06],
  [2, null],
  [3, 30],
  [4, 5],
] as const;

test('a line has a gap where no value is known', () => {
  expect(linePath(POINTS, places)).toBe('M0 90L10 79.9M30 70L40 95');
});

test('a step line holds a value until the next point', () => {
  expect(linePath(POINTS, places, true)).toBe('M0 90H10V79.9M30 70H40V95');
});

test('an area goes down to its base on either side of a gap', () => {
  expect(areaPath(POINTS, places, 100)).toBe('M0 90L10 79.9L10 100H0ZM30 70L40 95L40 100H30Z');
});

test('a band follows what it is stacked on', () => {
  const baseAt = (time: number) => 100 - time;
  expect(bandPath(POINTS, places, baseAt)).toBe('M0 90L10 79.9L10 99L0 100ZM30 70L40 95L40 96L30 97Z');
});

test('bars start at their base, each centred on its time', () => {
  expect(barPath(POINTS.slice(1, 4), places, () => 100, 4)).toBe('M8 100V79.9h4V100ZM28 100V70h4V100Z');
});

test('without known values nothing is drawn', () => {
  expect([linePath([[0, null]], places), areaPath([], places, 1), barPath([], places, () => 1, 1)]).toEqual([
    '',
    '',
    '',
  ]);
});
