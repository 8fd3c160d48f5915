import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { coinRows } from './support/coinRows.ts';
import { startFakeSite } from './support/site.ts';

const { upstream, gateway } = await startFakeSite({ MOBILE_SITE_ORIGIN: 'https://m.coinmirror.example' });
const rank = () => ({ body: { code: 200, msg: '', data: coinRows(100), maxpage: 6, currpage: 1 } });
upstream.on('/api/coin/web-coinrank', rank);
upstream.on('/api/coin/web-coininfo', () => ({ body: { code: 200, msg: '', data: {} } }));
upstream.on('/api/exchange/web-exchangeinfo', () => ({ body: { code: 200, msg: '', data: {} } }));
upstream.on('/api/v2/index/series', () => ({ body: { code: 200, msg: '', data: {} } }));
upstream.on('/api/coin/web-rate', () => ({ body: { code: 200, msg: '', data: [{ usd: 1 }] } }));

afterEach(() => {
  upstream.seen.length = 0;
});

const DESKTOP = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
};
const PHONE = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
};
const askedRank = () => upstream.seen.filter(({ path }) => path === '/api/coin/web-coinrank').length;

describe('a page with its data', () => {
  test('the words and the first rows are in the answer, before any script', async () => {
    const { body } = await ask(gateway.origin, '/');
    expect(body).toMatch(/<h1>[^<]+<\/h1>/);
    expect(body.match(/href="\/currencies\/coin-\d+"/g)?.length).toBeGreaterThanOrEqual(24);
  });

  test('names of the upstream cannot become markup', async () => {
    const { body } = await ask(gateway.origin, '/');
    expect(body).not.toContain('<img src=x');
    expect(body).toContain('&lt;img src=x');
    expect(body.match(/<\/script>/g)?.length).toBe(body.match(/<script/g)?.length);
  });

  test('the same data stands there for the script, as the upstream gave it', async () => {
    const { body } = await ask(gateway.origin, '/');
    const json = /<script type="application\/json" id="preload">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '';
    const preload = JSON.parse(json) as {
      calls: { name: string; asOf: number; stale: boolean; body: unknown }[];
    };
    const rank = preload.calls.find(({ name }) => name === 'coinRank');
    expect(rank).toMatchObject({ params: { page: 1, pagesize: 100, type: -1 }, stale: false });
    expect(rank?.body).toMatchObject({ code: 200, data: coinRows(100) });
  });

  test('simulated data is marked as such', async () => {
    expect((await ask(gateway.origin, '/')).body).toMatch(/<html[^>]* data-source="simulated"/);
  });

  test('the head says what the page is, in absolute addresses of our own', async () => {
    const { body } = await ask(gateway.origin, '/currencies/list_2.html?utm=1', {
      headers: { host: 'localhost' },
    });
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/currencies/list_2.html" />');
    expect(body).toContain('<meta property="og:image" content="http://localhost:3000/previews/list.png" />');
    for (const name of ['og:title', 'og:description', 'og:url', 'og:type']) {
      expect(body).toContain(`<meta property="${name}"`);
    }
    expect(body).toContain('"@type":"BreadcrumbList"');
    expect(body).toContain('"@type":"Dataset"');
  });

  test.each([
    ['/%63urrencies/list_%32.html', '/currencies/list_2.html'],
    ['/concept/%e5%85%ac%E9%93%be.html', '/concept/%E5%85%AC%E9%93%BE.html'],
  ])('%s is the page %s, at once and under that one address', async (spelt, plain) => {
    const { status, body } = await ask(gateway.origin, spelt);
    expect(status).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${plain}" />`);
  });

  test('an inline script of the build may run, any other may not', async () => {
    const { headers } = await ask(gateway.origin, '/');
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256')
      .update("document.documentElement.dataset.inline = '1';")
      .digest('base64');
    expect(policy).toContain(`'sha256-${hash}'`);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|http:/);
  });
});

describe('the bare page', () => {
  test.each([
    ['who is signed in', '/', { cookie: 'a=1; user_name=abc' }],
    ['a chart without its slash', '/kline/binance_btc_usdt', {}],
    ['the calculator without its slash', '/data/calc.html', {}],
  ])('is for %s', async (_who, path, headers) => {
    const reply = await ask(gateway.origin, path, { headers });
    expect(reply.body).toContain('<div id="root"></div>');
    expect(reply.body).not.toContain('id="preload"');
    expect(reply.headers['cache-control']).toBe('private, no-cache');
    expect(askedRank()).toBe(0);
  });

  test('what one visitor gets because he is signed in is given to nobody else', async () => {
    await ask(gateway.origin, '/', { headers: { cookie: 'user_name=abc' } });
    expect((await ask(gateway.origin, '/')).body).toContain('<h1>');
  });
});

describe('phones', () => {
  test('go to the mobile site with their path and query, even from a page that is kept', async () => {
    await ask(gateway.origin, '/currencies/list_4.html', { headers: DESKTOP });
    const reply = await ask(gateway.origin, '/currencies/list_4.html?a=1', { headers: PHONE });
    expect([reply.status, reply.headers.location]).toEqual([
      302,
      'https://m.coinmirror.example/currencies/list_4.html?a=1',
    ]);
    expect(reply.headers.vary).toMatch(/Cookie, User-Agent/);
  });

  test('stay where they chose to, for seven days', async () => {
    const reply = await ask(gateway.origin, '/currencies/list_4.html?browsemode=pc', { headers: PHONE });
    expect(reply.status).toBe(200);
    expect(reply.headers['set-cookie']?.[0]).toMatch(/^browsemode=pc; Max-Age=604800; Path=\//);
    const later = await ask(gateway.origin, '/', { headers: { ...PHONE, cookie: 'browsemode=pc' } });
    expect(later.status).toBe(200);
  });

  test.each(['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml'])('get %s of this site', async (path) => {
    expect((await ask(gateway.origin, path, { headers: PHONE })).status).toBe(200);
  });

  test('an old address is still told its new one first', async () => {
    const reply = await ask(gateway.origin, '/newcoin', { headers: PHONE });
    expect([reply.status, reply.headers.location]).toEqual([301, '/hot/newcoin.html']);
  });
});

describe('crawlers', () => {
  test('a file of articles is read without the others', async () => {
    const asked: string[] = [];
    upstream.on('/api/v4/news/months', () => ({
      body: { code: 200, data: [{ month: '2026-03', count: 501 }] },
    }));
    upstream.on('/api/v4/news/month', ({ query }) => {
      asked.push(query.toString());
      return {
        body: {
          code: 200,
          data: { list: [Number(query.get('page'))], total_count: 501, page: 1, total_pages: 2 },
        },
      };
    });
    const index = await ask(gateway.origin, '/sitemap.xml');
    expect(index.body).toContain('/sitemaps/news-2026-03.xml');
    expect(asked).toEqual([]);
    const second = await ask(gateway.origin, '/sitemaps/news-2026-03-2.xml');
    expect(second.body).toContain('<loc>http://localhost:3000/news/2.html</loc>');
    expect(asked).toHaveLength(1);
    expect((await ask(gateway.origin, '/sitemaps/news-2026-03-3.xml')).status).toBe(404);
  });

  test('robots.txt names what to leave alone and where the map is', async () => {
    const { body, headers } = await ask(gateway.origin, '/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/Disallow: \/api\//);
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });

  test('every part of the sitemap is there and every address in it is a page', async () => {
    upstream.on('/api/coin/data_list', () => ({
      body: {
        code: 200,
        data: [
          ['bitcoin', 'Bitcoin', 'BTC', 1, '', '比特币', '', 1],
          ['okx', 'OKX', 'OKX', 2, '', '', '', 2],
        ],
      },
    }));
    const index = await ask(gateway.origin, '/sitemap.xml');
    const parts = [...index.body.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    expect(parts).toEqual(
      expect.arrayContaining(['/sitemaps/pages.xml', '/sitemaps/coins.xml', '/sitemaps/exchanges.xml']),
    );
    const all = await Promise.all(parts.map((path) => ask(gateway.origin, path)));
    const paths = all.flatMap(({ body }) =>
      [...body.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(([, path]) => path ?? ''),
    );
    expect(paths).toContain('/currencies/bitcoin');
    expect(paths).toContain('/data/ahrdata.html');
    expect(paths).toContain('/news/1.html');
    expect(paths.some((path) => path.startsWith('/user'))).toBe(false);
    // What this upstream published it cannot show.
    const shown = paths.filter((path) => !/^\/news\/\d/.test(path));
    for (const path of shown)
      expect([path, (await ask(gateway.origin, path)).status]).not.toEqual([path, 404]);
  });
});
