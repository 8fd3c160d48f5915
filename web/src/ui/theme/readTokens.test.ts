import { expect, test } from 'vitest';
import { fullHex } from './readTokens.ts';

test.each([
  ['#fff', '#ffffff'],
  ['#c1b', '#cc11bb'],
  ['#c21b29', '#c21b29'],
  ['rgb(0 0 0)', 'rgb(0 0 0)'],
  ['', ''],
])('a colour that the build shortened is read in full: %s → %s', (color, full) => {
  expect(fullHex(color)).toBe(full);
});
