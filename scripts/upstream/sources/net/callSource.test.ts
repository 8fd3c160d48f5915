import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Fault, startReplayServer } from '../testing/replayServer.ts';
import { callSource, type SourceCall } from './callSource.ts';
import { createOutgoing } from './dispatcher.ts';

const server = await startReplayServer({ '/prices': [{ symbol: 'BTCUSDT', price: '61234.5' }] });
const outgoing = createOutgoing({ proxy: null, noProxy: '' });

beforeEach(() => server.misbehave(null));
afterAll(async () => {
  await outgoing.close();
  await server.close();
});

function ask(more: Partial<SourceCall> = {}) {
  return callSource(outgoing, {
    source: 'BINANCE',
    url: `${server.origin}/prices`,
    post: null,
    headers: {},
    credentials: {},
    accepts: ['application/json'],
    maxBytes: 4 << 20,
    timeout: 2_000,
    ...more,
  });
}

async function failing(fault: Fault, more: Partial<SourceCall> = {}) {
  server.misbehave(fault);
  const reply = await ask(more);
  return reply.kind === 'failed' ? reply.failure : reply;
}

test('an answer is unpacked, with its ETag and the source’s clock', async () => {
  const reply = await ask();
  expect(reply.kind).toBe('answered');
  if (reply.kind !== 'answered') return;
  expect(JSON.parse(reply.body.toString())).toEqual([{ symbol: 'BTCUSDT', price: '61234.5' }]);
  expect(Math.abs((reply.date ?? 0) - Date.now())).toBeLessThan(5_000);
  const again = await ask({ headers: { 'if-none-match': reply.etag ?? '' } });
  expect(again.kind).toBe('unchanged');
});

describe('a refusal is told by its kind', () => {
  const restricted = '{"code":0,"msg":"Service unavailable from a restricted location"}';
  test.each<[string, Fault, object]>([
    ['451', { kind: 'status', status: 451, body: restricted }, { kind: 'region', status: 451 }],
    [
      '403 as a page',
      { kind: 'status', status: 403, body: '<html>', headers: { 'content-type': 'text/html' } },
      { kind: 'region', detail: 'HTTP 403' },
    ],
    ['403 as JSON', { kind: 'status', status: 403, body: '{}' }, { kind: 'status', status: 403 }],
    [
      '403 of a spent quota',
      { kind: 'status', status: 403, body: '{}', headers: { 'x-ratelimit-remaining': '0' } },
      { kind: 'limit' },
    ],
    [
      '429 with Retry-After',
      { kind: 'status', status: 429, headers: { 'retry-after': '119' } },
      { kind: 'limit', retryAfter: 119_000 },
    ],
    [
      '418',
      { kind: 'status', status: 418, headers: { 'retry-after': '7200' } },
      { kind: 'limit', retryAfter: 7_200_000 },
    ],
    [
      '429 as a page',
      { kind: 'status', status: 429, body: '<html>', headers: { 'content-type': 'text/html' } },
      { kind: 'limit', retryAfter: null },
    ],
    ['202 without a body', { kind: 'status', status: 202 }, { kind: 'pending', status: 202 }],
    ['500', { kind: 'status', status: 500, body: 'out of order' }, { detail: 'HTTP 500: out of order' }],
    [
      '200 as a page',
      { kind: 'status', status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
      { kind: 'type' },
    ],
    ['a body that stops half-way', { kind: 'cut' }, { kind: 'cut' }],
    ['a body beyond its bound', { kind: 'huge', bytes: 5 << 20, packed: false }, { kind: 'size' }],
    ['a bomb', { kind: 'huge', bytes: 3 << 20, packed: true }, { kind: 'size' }],
  ])('%s', async (_case, fault, expected) => {
    expect(await failing(fault)).toMatchObject(expected);
  });

  test('no answer in time', async () => {
    expect(await failing({ kind: 'silent' }, { timeout: 100 })).toMatchObject({ kind: 'timeout' });
    expect(await failing({ kind: 'slow', ms: 400 }, { timeout: 100 })).toMatchObject({ kind: 'timeout' });
  });

  test('nobody at the address, and a name that does not exist', async () => {
    const failureAt = async (url: string) => {
      const reply = await ask({ url });
      return reply.kind === 'failed' ? reply.failure.kind : reply.kind;
    };
    expect(await failureAt('http://127.0.0.1:1/prices')).toBe('connect');
    expect(await failureAt('http://no-such-host.invalid/prices')).toBe('name');
  });
});

describe('a redirect is followed to public https addresses alone', () => {
  test.each([
    'http://169.254.169.254/latest/meta-data',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://localhost/',
    'http://example.com/',
    'file:///etc/passwd',
    '',
  ])('%s is refused', async (location) => {
    const failed = await failing({ kind: 'status', status: 302, headers: { location } });
    expect(failed).toMatchObject({ kind: 'redirect' });
  });

  test('a name that leads to an inner address is refused when it is resolved', async () => {
    const failed = await failing({
      kind: 'status',
      status: 307,
      headers: { location: 'https://ip6-loopback/' },
    });
    expect(failed).toMatchObject({ kind: expect.stringMatching(/redirect|name/) });
  });
});
