import { expect, test } from 'vitest';
import { escapeMarkdown, linkMarkdown } from './escapeMarkdown.ts';

test.each([
  ['a_b*c', 'a\\_b\\*c'],
  ['[x](javascript:y) <b>', '\\[x\\](javascript:y) \\<b\\>'],
  ['甲|乙\n丙', '甲\\|乙 丙'],
  ['# 一', '\\# 一'],
  ['- 一', '\\- 一'],
  ['1. 一', '1\\. 一'],
  ['−6.96%，1.5 倍', '−6.96%，1.5 倍'],
])('%j is shown as it is', (words, written) => {
  expect(escapeMarkdown(words)).toBe(written);
});

test('an address cannot end a link', () => {
  expect(linkMarkdown('a]', 'https://x.example/a) b')).toBe('[a\\]](https://x.example/a%29%20b)');
});
