import { expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startEmbeddedSite } from './support/site.ts';

const { gateway } = await startEmbeddedSite();
const MARKDOWN = { accept: 'text/markdown, text/html;q=0.8' };
const read = (path: string, headers: Readonly<Record<string, string>> = MARKDOWN) =>
  ask(gateway.origin, path, { headers });

/** Tags away, entities read: the words of a page's first HTML. */
function wordsOf(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/\s+/g, '');
}

test.each(['/', '/currencies/bitcoin', '/exchange/binance', '/concept', '/data/stable.html'])(
  'the first words and figures of %s are those of its HTML',
  async (path) => {
    const { status, headers, body } = await read(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    const html = await read(path, {});
    const title = /<h1>(.*?)<\/h1>/.exec(html.body)?.[1] ?? '';
    expect(body.replace(/\s+/g, '').startsWith(`#${wordsOf(title)}`)).toBe(true);
    expect(body).toContain('演示数据');
    expect(body).not.toMatch(/<\/?\w/);
  },
);

test('a list is a table whose names lead to their pages', async () => {
  const { body } = await read('/');
  const row = body.split('\n').find((line) => line.startsWith('| ') && line.includes('/currencies/bitcoin)'));
  expect(row).toMatch(/^\| 1 \| \[比特币 BTC\]\(.*\/currencies\/bitcoin\) \| \$[\d,.]+ \|/);
  const heads = body.split('\n').filter((line) => /^\|[ :|-]+\|$/.test(line));
  expect(heads).toHaveLength(1);
});

test('an address that is no page is 404 in Markdown too', async () => {
  const { status, headers, body } = await read('/currencies/no-such-coin');
  expect([status, headers['content-type']]).toEqual([404, 'text/markdown; charset=utf-8']);
  expect(body).toMatch(/^# 页面不存在/);
});

test('neither form is answered from the other’s kept page', async () => {
  const kinds = [];
  for (const headers of [{}, MARKDOWN, {}, MARKDOWN])
    kinds.push((await read('/currencies/ethereum', headers)).headers['content-type']?.split(';')[0]);
  expect(kinds).toEqual(['text/html', 'text/markdown', 'text/html', 'text/markdown']);
  expect((await read('/currencies/ethereum', {})).headers.vary).toContain('Accept,');
});

test.each(['text/html, text/markdown', 'text/html, text/markdown;q=0.5', '*/*'])(
  'who prefers HTML gets HTML: %s',
  async (accept) => {
    expect((await read('/about', { accept })).headers['content-type']).toContain('text/html');
  },
);
