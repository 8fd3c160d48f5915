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
