import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AskOptions, ask } from './support/ask.ts';
import { type FakeUpstream, startFakeUpstream } from './support/fakeUpstream.ts';
import { pointedAt, startGate, type TestGate } from './support/gate.ts';
import { sendRaw } from './support/sendRaw.ts';

let upstream: FakeUpstream;
let gate: TestGate;

beforeAll(async () => {
  upstream = await startFakeUpstream();
  gate = await startGate(pointedAt(upstream.origin));
  // The first request of a process pays for everything that is made at first use.
  await ask(gate.origin, '/nope');
  await ask(gate.origin, INFO, json('{"code":"x"}'));
});
beforeEach(() => {
  gate.lines.length = 0;
  upstream.seen.length = 0;
});
afterAll(async () => {
  await gate.close();
  await upstream.close();
});

const INFO = '/api/coin/web-coininfo';
const json = (body: string | Buffer, headers: Record<string, string> = {}): AskOptions => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
});

const BAD: readonly (readonly [string, string, AskOptions, number])[] = [
  ['a huge body', INFO, json(Buffer.alloc(3_000_000, 'a')), 413],
  ['a body slightly too large', INFO, json(JSON.stringify({ code: 'a'.repeat(70_000) })), 413],
  ['broken JSON', INFO, json('{"code":'), 400],
  ['JSON that is no object', INFO, json('[1,2]'), 400],
  ['JSON that is not UTF-8', INFO, json(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])), 400],
  [
    'the wrong type',
    INFO,
    json('code=bitcoin', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
  ],
  ['no type', INFO, { method: 'POST', body: '{"code":"x"}' }, 415],
  ['a foreign charset', INFO, json('{}', { 'content-type': 'application/json; charset=gbk' }), 415],
  ['a compressed body', INFO, json(Buffer.alloc(50), { 'content-encoding': 'gzip' }), 415],
  ['a body where none belongs', '/api/home/global?x=1', { method: 'DELETE', body: 'x' }, 405],
  ['an unknown call', '/api/admin/users', {}, 404],
  ['a wrong method', INFO, { method: 'GET' }, 405],
  ['a method nobody uses', '/', { method: 'PROPFIND' }, 405],
  ['a page by POST', '/currencies/bitcoin', json('{}'), 405],
  ['a forged host', '/', { headers: { host: 'evil.example' } }, 421],
  ['a form on another site', INFO, json('{}', { origin: 'https://evil.example' }), 403],
  ['a sandboxed page', INFO, json('{}', { origin: 'null' }), 403],
  ['a forged host on a call', '/api/home/global', { headers: { host: 'evil.example' } }, 421],
  ['binary in the query', '/api/home/global?a=%ff%fe', {}, 400],
  ['a null byte in the query', '/search/?word=%00', {}, 400],
  ['a path out of the folder', '/assets/%2e%2e/%2e%2e/etc/passwd', {}, 400],
  ['an endless address', `/${'a'.repeat(9000)}`, {}, 414],
];

describe('a bad request', () => {
  test.each(BAD)('%s gets its envelope and leaves one line', async (_what, path, options, status) => {
    const reply = await ask(gate.origin, path, options);
    expect([reply.status, reply.json()]).toEqual([
      status,
      { code: status, msg: expect.stringMatching(/[\u4e00-\u9fff]/) },
    ]);
    await vi.waitFor(() => expect(gate.lines).toHaveLength(1));
    expect(upstream.seen).toEqual([]);
  });

  const RAW: readonly (readonly [string, string, number])[] = [
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    [
      'two lengths',
      `POST ${INFO} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
      400,
    ],
    [
      'a length and a chunked body',
      `POST ${INFO} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n`,
      400,
    ],
    [
      'an obscured chunked body',
      `POST ${INFO} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'a chunk with a forged size',
      `POST ${INFO} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n-5\r\nhello\r\n0\r\n\r\n`,
      400,
    ],
    ['a header that is folded', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: 1\r\n folded\r\n\r\n', 400],
    ['a bare line feed in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: a\nX-B: b\r\n\r\n', 400],
    ['a header of 20 KB', `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['the absolute form', 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n', 400],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', 0],
    ['HTTP of the next century', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', 400],
  ];

  test.each(RAW)('%s is refused, with one line', async (_what, bytes, status) => {
    const reply = await sendRaw(gate.port, bytes);
    expect(reply.status).toBe(status);
    if (status === 0) return;
    expect(reply.text).toMatch(new RegExp(`\\{"code":${status},"msg":"[\u4e00-\u9fff]+"\\}`));
    await vi.waitFor(() => expect(gate.lines).toHaveLength(1));
    expect(upstream.seen).toEqual([]);
  });

  test('none of them takes 50 ms to refuse', async () => {
    for (const [what, path, options] of BAD) {
      // The fastest of three: what else the machine does at the moment is not ours.
      const times = [];
      for (let turn = 0; turn < 3; turn++) times.push((await ask(gate.origin, path, options)).ms);
      expect([what, Math.min(...times) < 50]).toEqual([what, true]);
    }
  });

  test('after all of it the gate still answers', async () => {
    expect((await ask(gate.origin, '/healthz')).status).toBe(200);
  });
});
