import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { type FakeUpstream, startFakeUpstream } from './support/fakeUpstream.ts';
import { sendRaw } from './support/sendRaw.ts';
import { soon } from './support/soon.ts';
import { pointedAt, startGateway, type TestGateway } from './support/testGateway.ts';

let upstream: FakeUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await startFakeUpstream();
  gateway = await startGateway(pointedAt(upstream.origin));
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const LIKE = '/community/api/v3/comment/like';
const post = (headers: Record<string, string> = {}) =>
  ask(gateway.origin, LIKE, {
    method: 'POST',
    body: JSON.stringify({ id: 1, on: true }),
    headers: { 'content-type': 'application/json', ...headers },
  });
const idOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-request-id'] ?? '');
/** The log's line with an id. */
const logged = (id: string) => soon(() => expect(gateway.lines.some((line) => line.includes(id))).toBe(true));

test.each([
  ['a shared call whose upstream fails', '/api/home/global', 502],
  ['a page of another site’s name', '/no/such/call', 404],
  ['a call that does not exist', '/api/no-such-call', 404],
  ['a personal call whose upstream fails', '/community/api/v3/comment/list?kind=coin&code=x', 502],
])('%s answers with the id of its log line', async (_what, path, status) => {
  upstream.on('*', () => ({ status: 500, body: { code: 500, msg: '' } }));
  const reply = await ask(gateway.origin, path);
  expect(reply.status).toBe(status);
  expect(idOf(reply)).toMatch(/^[\w-]{36}$/);
  await logged(idOf(reply));
});

test('the upstream is told the id of the visitor’s call, shared or personal', async () => {
  upstream.on('*', () => ({ status: 500, body: { code: 500, msg: '' } }));
  const shared = await ask(gateway.origin, '/api/coin/web-coinrank?page=1&pagesize=100&type=-1');
  const reported = upstream.seen.map(({ headers }) => headers['x-request-id']);
  expect(reported).toContain(idOf(shared));
  const own = await post();
  expect(upstream.seen.at(-1)?.headers['x-request-id']).toBe(idOf(own));
});

test('a refusal by a limit answers with it too', async () => {
  upstream.on('*', () => ({ body: { code: 200, data: {} } }));
  let reply = await post();
  for (let times = 0; times < 500 && reply.status !== 429; times += 1) reply = await post();
  expect(reply.status).toBe(429);
  await logged(idOf(reply));
});

test('a person reads it on the page of a refusal', async () => {
  const reply = await ask(gateway.origin, '/%zz', { headers: { accept: 'text/html' } });
  expect(reply.status).toBe(400);
  expect(reply.body).toContain(`编号 <code>${idOf(reply)}</code>`);
});

test('a person can report a failure of ours from its page, under its id', async () => {
  upstream.on('*', () => ({ status: 500, body: { code: 500, msg: '' } }));
  const reply = await ask(gateway.origin, '/feeds/policy.xml', { headers: { accept: 'text/html' } });
  expect([reply.status, reply.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(reply.body).toContain(`<a href="/?feedback=1&amp;failed=${idOf(reply)}">反馈</a>`);
});

test('what looks like an id is kept, what could forge a line is not', async () => {
  const ask404 = (id: string) =>
    ask(gateway.origin, '/api/no-such-call', { headers: { 'x-request-id': id } });
  expect(idOf(await ask404('id-of-the-proxy'))).toBe('id-of-the-proxy');
  for (const forged of ['"} {"level":"error"', 'x'.repeat(65), '<b>12345678</b>'])
    expect(idOf(await ask404(forged))).toMatch(/^[\w-]{36}$/);
});

test('what cannot be read as a request has one as well', async () => {
  const { text } = await sendRaw(gateway.port, 'GET / HTTP/1.1\r\nbad header\r\n\r\n');
  const [, id = ''] = /x-request-id: ([\w-]{36})\r\n/.exec(text) ?? [];
  expect(id).not.toBe('');
  await logged(id);
});
