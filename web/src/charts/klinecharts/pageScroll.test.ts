import { expect, it } from 'vitest';
import { ownerOf } from './pageScroll.ts';

it.each([
  ['one that has hardly moved', { dx: 2, dy: -2, held: 100 }, null],
  ['up', { dx: 1, dy: -12, held: 80 }, 'page'],
  ['down and a little aside', { dx: -6, dy: 9, held: 80 }, 'page'],
  ['aside', { dx: 9, dy: 2, held: 80 }, 'chart'],
  ['aside as far as up', { dx: 8, dy: -8, held: 80 }, 'chart'],
  ['up after a long press', { dx: 0, dy: -30, held: 600 }, 'chart'],
] as const)('a finger: %s', (_, moved, owner) => {
  expect(ownerOf(moved)).toBe(owner);
});
