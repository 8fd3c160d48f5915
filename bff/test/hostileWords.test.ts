import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';

/** An upstream whose words are meant to do harm. Each case has a gateway of its own: answers are kept. */
const ok = (data: unknown) => ({ body: { code: 200, msg: '', data } });
const SCRIPT = '<script xmlns="http://www.w3.org/1999/xhtml">alert(document.cookie)</script>';
const directory = (...codes: readonly string[]) =>
  ok(codes.map((code) => [code, code, code, 2, '', '', '', null]));
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('markup in a month', async () => {
  const { upstream, gateway } = await startFakeSite();
  upstream.on('/api/v4/news/months', () =>
    ok([
      { month: SCRIPT, count: 3 },
      { month: '2026-13', count: 3 },
      { month: '2026-11', count: 3 },
    ]),
  );
  upstream.on('/api/coin/data_list', () => directory('okx', `x${SCRIPT}`, '"><b>&', 'half\ud83d'));

  test('is no part of the sitemap', async () => {
    const { status, body } = await ask(gateway.origin, '/sitemap.xml');
    expect(status).toBe(200);
    expect(body).not.toContain('<script');
    expect(locations(body).filter((address) => address?.includes('/sitemaps/news-'))).toEqual([
      expect.stringMatching(/\/sitemaps\/news-2026-11\.xml$/),
    ]);
  });

  test('nor markup in a code, and half an emoji is no error', async () => {
    const { status, body } = await ask(gateway.origin, '/sitemaps/exchanges.xml');
    expect(status).toBe(200);
    expect(body).not.toMatch(/<script|<b>/);
    expect(locations(body)).toHaveLength(4);
    expect(body).toContain('/exchange/half%EF%BF%BD');
  });
});

describe('a file for programs', async () => {
  const { upstream, gateway } = await startFakeSite();
  const news = { id: 1, title: `${SCRIPT}half\ud83d`, issuetime: 1_790_000_000, content: SCRIPT };
  upstream.on('/api/v4/news/news', () => ok({ list: [news], timestamp: null }));

  test.each(['/sitemap.xml', '/sitemaps/pages.xml', '/robots.txt', '/feeds/flash.xml', '/feeds/flash.json'])(
    '%s runs no script, whatever it holds, and is what it says',
    async (path) => {
      const { status, headers, body } = await ask(gateway.origin, path);
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
      expect(headers['content-security-policy']).not.toContain('script-src');
      expect(headers['x-content-type-options']).toBe('nosniff');
      if (path.endsWith('.xml')) expect(body).not.toContain('<script');
      expect(body).not.toContain('\\ud83d');
    },
  );
});

describe('an item with links, a title and a summary of 120 KB', async () => {
  const { upstream, gateway } = await startFakeSite();
  const long = '😀'.repeat(60_000);
  const item = (id: number) => ({
    ...{ id, title: long, summary: long, content: `<p>${long}</p>`, author: long, source: long },
    ...{ issuetime: 1_790_000_000, original: `https://example.com/${'a'.repeat(120_000)}` },
  });
  upstream.on('/api/v4/news/news', () =>
    ok({ list: Array.from({ length: 4 }, (_, at) => item(at + 1)), timestamp: null }),
  );

  test.each(['/feeds/flash.xml', '/feeds/flash.json', '/news/flash.html', '/news'])(
    'makes no heavy file of %s',
    async (path) => {
      const { status, bytes, body } = await ask(gateway.origin, path, { headers: { accept: 'text/html' } });
      expect(status).toBe(200);
      expect(bytes.length).toBeLessThan(200_000);
      expect(body).not.toContain('a'.repeat(3_000));
    },
  );
});
