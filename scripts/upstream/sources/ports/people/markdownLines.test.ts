import { growth, LINEAR } from '@coinmirror/testing/growth.ts';
import { expect, test } from 'vitest';
import { markdownLines } from './markdownLines.ts';

test('headings, items and words remain; markup, pictures and addresses do not', () => {
  const text = [
    '## Summary',
    '',
    'This **ARFC** proposes a _new_ [market](https://example.com) for `XYZ`.',
    '![chart](https://example.com/chart.png)',
    '* first',
    '2. second',
    '> quoted',
    '---',
    '| Asset | Cap |',
    '|---|:--:|',
    '| XYZ | 1,000 |',
    '```solidity',
    'a <b onclick="x()">bold</b> word, 1 < 2',
    '<script>alert(1)</script>',
    'snake_case_name stays',
  ].join('\n');
  expect(markdownLines(text)).toEqual([
    '# Summary',
    'This ARFC proposes a new market for XYZ.',
    '- first',
    '- second',
    'quoted',
    'Asset · Cap',
    'XYZ · 1,000',
    'a bold word, 1 < 2',
    'snake_case_name stays',
  ]);
});

test('a very long text is cut off', () => {
  expect(markdownLines('line\n'.repeat(10_000))).toHaveLength(400);
});

test.each([
  ['[the pair](https://example.com/wiki/Pair_(finance)) ends', 'the pair ends'],
  ['![a chart](https://example.com/a_(1).png)after', 'after'],
  ['[![alt](https://example.com/a.png)](https://example.com) after', 'after'],
  ['[not closed](https://example.com', '[not closed](https://example.com'],
  ['a [reference] and [another][1]', 'a [reference] and [another][1]'],
])('%s reads as %s', (line, words) => {
  expect(markdownLines(line)).toEqual([words]);
});

test('a line and a text without end are cut off, and never within a character', () => {
  const [line = ''] = markdownLines(`a${'😀'.repeat(200_000)}`);
  expect(line).toHaveLength(4_999);
  expect(line.isWellFormed()).toBe(true);
});

test.each([
  '[',
  '![',
  '<a',
  '[a](',
  '[a](b',
  '![a](b(c)',
  '(',
  '*',
  '**a',
  ' *a',
  '_a ',
  '`',
  '~~',
  '<script',
  '<script></script ',
  '<!--',
  '|',
  '> ',
  '# ',
  '- ',
])('takes no time on 400,000 characters of %j', (piece) => {
  const textOf = (size: number) => piece.repeat(Math.ceil(size / piece.length));
  const lines = (text: string) => markdownLines(text);
  expect(growth(lines, textOf, 100_000)).toBeLessThan(LINEAR);
  expect(growth((text) => lines(text.replace(/(.{60})/g, '$1\n')), textOf, 100_000)).toBeLessThan(LINEAR);
  // Within one line, which the bound of a line does not help.
  expect(growth(lines, textOf, 1_200)).toBeLessThan(LINEAR);
});
