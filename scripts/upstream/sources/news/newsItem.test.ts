import { readRichText } from '@coinmirror/shared/contract/richText.ts';
import { expect, test } from 'vitest';
import type { StoredNews } from '../store/news.ts';
import { newsItemOf } from './newsItem.ts';

const stored = (summary: string): StoredNews => ({
  ...{ id: 1, source: 'ODAILY', guid: 'a', link: 'https://www.example.com/a', kind: 'flash' },
  ...{ title: '标题', summary, time: Date.UTC(2026, 2, 10) },
});
const linesOf = (summary: string) =>
  readRichText(newsItemOf(stored(summary), () => ({ coins: [], exchanges: [] })).content).map(
    ({ text }) => text,
  );

test.each([
  ['', []],
  ['第一段\n第二段', ['第一段', '第二段']],
  ['1 < 2\n<b>不是标记</b>\n&amp;', ['1 < 2', '<b>不是标记</b>', '&amp;']],
  [`${'长'.repeat(199)}\n第二段`, [`${'长'.repeat(199)}…`]],
])('the summary %j is shown with its paragraphs %j', (summary, lines) => {
  expect(linesOf(summary)).toEqual(lines);
});
