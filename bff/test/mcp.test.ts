import { openData } from '@coinmirror/shared/content/documents/compiled/openData.ts';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startEmbeddedSite } from './support/site.ts';

const { gateway } = await startEmbeddedSite();
const address = new URL('/mcp', gateway.origin);
const client = new Client({ name: 'test', version: '1' });
await client.connect(new StreamableHTTPClientTransport(address));
afterAll(() => client.close());

const SENT = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

async function asked(name: string, given: Readonly<Record<string, unknown>>) {
  const { content, isError } = await client.callTool({ name, arguments: { ...given } });
  const [first] = content;
  return { text: first?.type === 'text' ? first.text : '', failed: isError === true };
}

test('a program finds the tools, and is told that the data are simulated', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['find', 'read_page', 'list_calls', 'read_call']);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  expect(tools[0]?.inputSchema).toMatchObject({ required: ['words'] });
  expect(client.getInstructions()).toContain('演示数据');
});

test('what it finds by a name leads to its page in Markdown', async () => {
  const found = JSON.parse((await asked('find', { words: '比特币' })).text);
  expect(found.coins[0]).toMatchObject({ code: 'bitcoin', symbol: 'BTC', path: '/currencies/bitcoin' });
  const page = await asked('read_page', { path: found.coins[0].path });
  const site = await ask(gateway.origin, '/currencies/bitcoin', { headers: { accept: 'text/markdown' } });
  // Prices move between two reads: the title stands, and the mark at the foot.
  const firstAndLast = (text: string) => [text.split('\n')[0], text.split('---').at(-1)];
  expect([firstAndLast(page.text), page.failed]).toEqual([firstAndLast(site.body), false]);
});

test.each([
  'http://localhost:3000/exchange/binance#risk',
  '/exchange/binance/',
  '/exchangemarket/binance.html',
])('a page is found by another spelling of its address: %s', async (path) => {
  const { text, failed } = await asked('read_page', { path });
  expect(failed, text).toBe(false);
  expect(text).toMatch(/^# 币安/);
});

test('every example of the page of open data is answered', async () => {
  const lines = openData.blocks.flatMap((block) => (block.kind === 'code' ? block.text.split('\n') : []));
  const paths = lines.flatMap((line) =>
    [...line.matchAll(/(?:\$SITE|https:\/\/…)(\/[^\s"')]+)/g)].map(([, path = '']) => path),
  );
  expect(paths.length).toBeGreaterThan(6);
  for (const path of new Set(paths.filter((one) => one !== '/mcp')))
    expect((await ask(gateway.origin, path)).status, path).toBe(200);
});

test('a call answers as its address does, with its time and source', async () => {
  const [call] = JSON.parse((await asked('list_calls', { words: 'webSearch' })).text);
  expect(call.parameters.map(({ name }: { name: string }) => name)).toContain('code');
  const { text } = await asked('read_call', { name: 'webSearch', params: { code: 'eth' } });
  const { answer, source, asOf, stale } = JSON.parse(text);
  const direct = await ask(gateway.origin, `${call.path}?code=eth`);
  expect(answer).toEqual(JSON.parse(direct.body));
  expect([source, stale]).toEqual([direct.headers['x-data-source'], false]);
  expect(String(asOf)).toBe(direct.headers['x-data-as-of']);
});

test.each([
  ['find', { words: ' ' }],
  ['find', { words: 'x'.repeat(31) }],
  ['read_page', { path: '/no-such-page' }],
  ['read_page', { path: '/a/../b' }],
  ['read_page', { path: 'bitcoin' }],
  ['read_call', { name: 'coinInfo', params: {} }],
  ['read_call', { name: 'memberLogin', params: {} }],
  ['read_call', { name: 'webSearch', params: { code: 'eth', pagesize: 'many' } }],
])('%s refuses %j without a trace of the code', async (name, given) => {
  const { text, failed } = await asked(name, given);
  expect(failed).toBe(true);
  expect(text).not.toMatch(/\.ts|at \w+ \(/);
});

test('only requests of the protocol are answered, and not those of other sites', async () => {
  const post = (headers: Readonly<Record<string, string>>, body: string) =>
    fetch(address, { method: 'POST', headers: { ...SENT, ...headers }, body });
  expect((await post({}, '{')).status).toBe(400);
  expect((await post({}, `"${'x'.repeat(70_000)}"`)).status).toBe(413);
  expect((await post({ origin: 'https://elsewhere.example' }, '{}')).status).toBe(403);
  expect((await fetch(address)).status).toBe(405);
});
