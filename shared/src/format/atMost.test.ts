import { expect, test } from 'vitest';
import { atMost, shortened } from './atMost.ts';

test.each([
  ['比特币', 3, '比特币', '比特币'],
  ['比特币涨', 3, '比特币', '比特…'],
  ['涨😀😀', 2, '涨', '涨…'],
  ['涨😀😀', 3, '涨😀', '涨…'],
  ['😀', 1, '', '…'],
  ['', 0, '', ''],
])('%s within %d', (text, most, cut, told) => {
  expect(atMost(text, most)).toBe(cut);
  expect(shortened(text, most)).toBe(told);
});
