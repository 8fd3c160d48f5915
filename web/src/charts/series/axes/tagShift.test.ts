import { expect, it } from 'vitest';
import { shiftFrom } from './tagShift.ts';

it.each([
  ['far from every tick', 50, [0, 100], 0],
  ['on a tick', 100, [0, 100, 200], 16],
  ['just below a tick', 98, [0, 100, 200], -14],
  ['on the lowest tick, below which the time is written', 0, [0, 100], 16],
  ['between ticks too close for it', 10, [0, 20], 26],
  ['without ticks', 10, [], 0],
])('a tag %s moves by no more than it must', (_where, at, ticks, shift) => {
  expect(shiftFrom(at, ticks)).toBe(shift);
});
