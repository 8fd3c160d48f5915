import { afterEach, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { coinRows } from './support/coinRows.ts';
import { startFakeUpstream } from './support/fakeUpstream.ts';
import { startFakeSite } from './support/site.ts';
import { pointedAt, startGateway } from './support/testGateway.ts';

const { upstream, gateway } = await startFakeSite();
const rank = () => ({ body: { code: 200, msg: '', data: coinRows(100), maxpage: 6, currpage: 1 } });
upstream.on('/api/coin/web-coinrank', rank);
upstream.on('/api/coin/web-rate', () => ({ body: { code: 200, msg: '', data: [{ usd: 1 }] } }));

afterEach(() => {
  upstream.seen.length = 0;
});

const askedRank = () => upstream.seen.filter(({ path }) => path === '/api/coin/web-coinrank').length;

test('a page’s calls are made once, however many ask for it at the same time', async () => {
  const fresh = await startGateway(pointedAt(upstream.origin));
  await Promise.all(Array.from({ length: 40 }, () => ask(fresh.origin, '/')));
  expect(askedRank()).toBe(1);
  await ask(fresh.origin, '/');
  expect(await fresh.metrics()).toMatch(/bff_pages_total\{outcome="hit"\} [1-9]/);
  await fresh.close();
});

test('home with a query is not kept, pages under /currencies/ are kept by their path', async () => {
  const fresh = await startGateway(pointedAt(upstream.origin));
  for (const path of ['/?a=1', '/?a=1', '/currencies/', '/currencies/', '/exchange', '/exchange']) {
    await ask(fresh.origin, path);
  }
  expect(await fresh.metrics()).not.toMatch(/bff_pages_total\{outcome="hit"\} [1-9]/);
  for (const path of ['/currencies/list_3.html?a=1', '/currencies/list_%33.html?a=2']) {
    await ask(fresh.origin, path);
  }
  expect(await fresh.metrics()).toMatch(/bff_pages_total\{outcome="hit"\} 1\n/);
  await fresh.close();
});

test('a coin’s page is one page with and without its last slash', async () => {
  const fresh = await startGateway(pointedAt(upstream.origin));
  const pages = [];
  for (const path of ['/currencies/list_3.html/', '/currencies/list_3.html', '/currencies/list_3.html/?a=1'])
    pages.push(await ask(fresh.origin, path));
  expect(new Set(pages.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(await fresh.metrics()).toMatch(/bff_pages_total\{outcome="hit"\} 2\n/);
  for (const path of ['/currencies//', '/currencies/list_3.html//'])
    expect((await ask(fresh.origin, path)).status).toBe(404);
  await fresh.close();
});

test('who has the page is not sent it again', async () => {
  const first = await ask(gateway.origin, '/');
  const again = await ask(gateway.origin, '/', {
    headers: { 'if-none-match': first.headers.etag ?? '' },
  });
  expect([again.status, again.body]).toEqual([304, '']);
});

test.each(['br', 'gzip', 'identity'])('it is ready in %s', async (encoding) => {
  const reply = await ask(gateway.origin, '/', { headers: { 'accept-encoding': encoding } });
  expect(reply.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(reply.headers['content-length']).toBeDefined();
});

test('a page made while data was missing is answered but not kept', async () => {
  const half = await startFakeUpstream();
  half.on('*', () => ({ status: 500, body: {} }));
  half.on('/api/coin/web-coinrank', rank);
  const fresh = await startGateway(pointedAt(half.origin));
  expect((await ask(fresh.origin, '/')).status).toBe(200);
  await ask(fresh.origin, '/');
  expect(await fresh.metrics()).toMatch(/bff_pages_total\{outcome="stale"\} 2\n/);
  await fresh.close();
  await half.close();
});
