import { expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { coinRows } from './support/coinRows.ts';
import { startFakeSite } from './support/site.ts';

const { upstream, gateway } = await startFakeSite();
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(gateway.origin, path, { headers });

upstream.on('/api/coin/web-coinrank', () => ({
  body: { code: 200, msg: '', data: coinRows(100), maxpage: 6, currpage: 1 },
}));

const namesOf = (body: string): string[] =>
  JSON.parse(body).calls.map(({ name }: { readonly name: string }) => name);

/** The answers in a page's HTML, by name. */
async function answersInPage(path: string): Promise<Map<string, { readonly body: unknown }>> {
  const { body } = await get(path);
  const { calls } = JSON.parse(/id="preload">(.*?)<\/script>/s.exec(body)?.[1] ?? '{"calls":[]}');
  return new Map(calls.map((call: { readonly name: string; readonly body: unknown }) => [call.name, call]));
}

test('the data of a page are the answers in its HTML but for those of the frame', async () => {
  const { status, headers, body } = await get('/page-data/currencies/list_2.html');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['x-robots-tag']).toBe('noindex');
  const inPage = await answersInPage('/currencies/list_2.html');
  expect(namesOf(body)).toContain('coinRank');
  expect(namesOf(body)).not.toContain('globalMarket');
  for (const call of JSON.parse(body).calls) expect(inPage.get(call.name)?.body).toEqual(call.body);
});

test('what the query asks for is what its calls ask for', async () => {
  upstream.seen.length = 0;
  await get('/page-data/currencies?page=3&size=50');
  const asked = upstream.seen.find(({ path }) => path === '/api/coin/web-coinrank');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ page: '3', pagesize: '50' });
});

test('who has the data is not sent them again', async () => {
  const { headers } = await get('/page-data/');
  const again = await get('/page-data/', { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('a page that asks for nothing has no calls', async () => {
  const { status, body } = await get('/page-data/agreement.html');
  expect([status, JSON.parse(body)]).toEqual([200, { calls: [] }]);
});

test.each(['/page-data/nothing/here', '/page-data//currencies', '/page-data/page-data/currencies'])(
  '%s is no page',
  async (path) => {
    const { status, body } = await get(path);
    expect([status, JSON.parse(body).code]).toEqual([404, 404]);
  },
);

test('a call that fails is left out, and the rest is there', async () => {
  upstream.on('/api/coin/web-coinrank', () => ({ status: 500, body: {} }));
  const { status, body } = await get('/page-data/currencies?page=4');
  expect(status).toBe(200);
  expect(namesOf(body)).not.toContain('coinRank');
});
