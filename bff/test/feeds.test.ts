import { afterEach, describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';

const { upstream, gateway } = await startFakeSite({ PUBLIC_ORIGIN: 'https://coinmirror.example' });
const NEWS = '/api/v4/news/news';

const item = (id: number, more: object = {}) => ({
  id,
  title: `标题 <b>${id}</b> & ]]>\u0008`,
  content: '<p>正文<script>steal()</script></p>',
  summary: '摘要',
  issuetime: 1_790_000_000 + id,
  url: '',
  avatar: '',
  author: '币镜数据台',
  source: '币镜',
  section: 'depth',
  coins: [{ code: 'bitcoin', symbol: 'BTC', name: '比特币', logo: '', issue_price: 1, price: 2 }],
  ...more,
});

function serve(answer: () => { status?: number; body: unknown }) {
  upstream.on(NEWS, answer);
}
const list = (rows: readonly object[]) => ({
  body: { code: 200, msg: '', data: { list: rows, timestamp: null } },
});
const headers = { host: 'coinmirror.example', 'x-forwarded-proto': 'https' };
const get = (path: string) => ask(gateway.origin, path, { headers });

afterEach(() => {
  upstream.seen.length = 0;
});

describe('a feed', () => {
  test('of a section is well-formed RSS with absolute addresses of the configured origin, and no markup of the upstream', async () => {
    serve(() => list([item(2), item(1)]));
    const { status, headers: sent, body } = await get('/feeds/depth.xml');
    expect(status).toBe(200);
    expect(sent['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(sent['cache-control']).toContain('max-age=300');
    expect(body).toContain('<link>https://coinmirror.example/news/2.html</link>');
    expect(body).toContain('href="https://coinmirror.example/feeds/depth.xml" rel="self"');
    expect(body).toContain('<title>标题 &lt;b&gt;2&lt;/b&gt; &amp; ]]&gt;</title>');
    expect(body).toContain('（演示数据）');
    expect(body).not.toMatch(/<script|<b>|steal/);
    expect(body).not.toContain('\u0008');
    expect(body.match(/<item>/g)).toHaveLength(2);
  });

  test('is a JSON Feed of the same items', async () => {
    serve(() => list([item(4), item(3)]));
    const { headers: sent, body } = await get('/feeds/policy.json');
    expect(sent['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'https://coinmirror.example/feeds/policy.json',
      items: [
        { id: 'https://coinmirror.example/news/4.html', content_text: '正文', tags: ['BTC'] },
        { id: 'https://coinmirror.example/news/3.html' },
      ],
    });
  });

  test.each([
    ['coin/bitcoin', 'coincode', 'bitcoin'],
    ['author/data', 'authorid', 'data'],
  ])('of %s asks the upstream for it alone, once for all who follow', async (path, name, value) => {
    serve(() => list([item(5)]));
    await Promise.all([get(`/feeds/${path}.xml`), get(`/feeds/${path}.json`), get(`/feeds/${path}.xml`)]);
    const asked = upstream.seen.filter((request) => request.path === NEWS);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.query.get(name)).toBe(value);
  });

  test('is not sent again to whoever has it', async () => {
    serve(() => list([item(6)]));
    const first = await get('/feeds/defi.xml');
    const again = await ask(gateway.origin, '/feeds/defi.xml', {
      headers: { ...headers, 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.status).toBe(304);
  });

  test.each([
    '/feeds/notices.xml',
    '/feeds/none.json',
    '/feeds/depth.html',
    '/feeds/exchange/okx.xml',
    '/feeds/',
  ])('that nobody knows is a page not found: %s', async (path) => {
    serve(() => list([]));
    expect((await get(path)).status).toBe(404);
  });

  test('of a coin that does not exist is a page not found; one that cannot be read now says when to come back', async () => {
    serve(() => ({ body: { code: 404, msg: '没有这个币种' }, status: 404 }));
    expect((await get('/feeds/coin/nobody.xml')).status).toBe(404);
    serve(() => ({ body: '坏了', status: 500 }));
    const failed = await get('/feeds/nft.xml');
    expect(failed.status).toBe(503);
    expect(failed.headers['retry-after']).toBe('60');
  });

  test('is named in the head of the page that lists the same', async () => {
    serve(() => list([item(7)]));
    const { body } = await get('/news?tab=4');
    expect(body).toContain(
      '<link rel="alternate" type="application/rss+xml" title="政策 资讯 RSS" href="https://coinmirror.example/feeds/policy.xml" />',
    );
  });
});
