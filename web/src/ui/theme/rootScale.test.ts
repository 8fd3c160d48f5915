import { expect, it } from 'vitest';
import { scaleOf } from './rootScale.ts';

it.each([
  ['16px', 1],
  ['20px', 1.25],
  ['26.6667px', 1.66666875],
  ['', 1],
  ['medium', 1],
  ['0px', 1],
])('letters of %s make a page %d times as large', (size, scale) => {
  expect(scaleOf(size)).toBe(scale);
});
