import { expect, test } from 'vitest';
import { fewBlankLines } from './fewBlankLines.ts';

test.each([
  ['一段\n\n另一段', '一段\n\n另一段'],
  ['一行\n另一行', '一行\n另一行'],
  [`上${'\n'.repeat(298)}下`, '上\n\n下'],
  [`上${'\r\n'.repeat(298)}下`, '上\n\n下'],
  [`上${'\n \u3000\t'.repeat(90)}\n下`, '上\n\n下'],
  [`上${'\n\u200b\u2060'.repeat(90)}\n下`, '上\n\n下'],
  [`上${'\n\u3164\u2800'.repeat(90)}\n下`, '上\n\n下'],
  [`上${'\u2028'.repeat(298)}下`, '上\n\n下'],
  ['  缩进\n\n\n  👨‍👩‍👧 ❤️', '  缩进\n\n  👨‍👩‍👧 ❤️'],
])('%j keeps one blank line in a row', (text, kept) => {
  expect(fewBlankLines(text)).toBe(kept);
});

test('a long text of blanks and few line breaks is read in one go', () => {
  const text = `\n${' '.repeat(200_000)}x`.repeat(3);
  expect(fewBlankLines(text)).toBe(text);
});
