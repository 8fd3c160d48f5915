import { expect, test } from 'vitest';
import { atMost, shortened } from './atMost.ts';
import { markupAtMost } from './markupAtMost.ts';

test.each([
  ['比特币', 3, '比特币', '比特币'],
  ['比特币涨', 3, '比特币', '比特…'],
  ['涨😀😀', 2, '涨', '涨…'],
  ['涨😀😀', 3, '涨😀', '涨…'],
  ['😀', 1, '', '…'],
  ['', 0, '', ''],
])('%s within %d', (text, most, cut, reported) => {
  expect(atMost(text, most)).toBe(cut);
  expect(shortened(text, most)).toBe(reported);
});

test.each([
  ['<p>一<b>二</b></p>', 100, '<p>一<b>二</b></p>'],
  ['<p>一<b>二</b></p>', 6, '<p>一'],
  ['<p>一<b>二</b></p>', 8, '<p>一<b>二'],
  ['1 > 0 < 2 和 3', 9, '1 > 0 '],
])('HTML %s within %d', (markup, most, kept) => {
  expect(markupAtMost(markup, most)).toBe(kept);
});
