import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { pngChunk, pngOf, vp8x, webpChunk, webpFile } from '@coinmirror/shared/testing/pictures.ts';
import { describe, expect, test, vi } from 'vitest';
import { ask } from './support/ask.ts';
import type { FakeAnswer } from './support/fakeUpstream.ts';
import { startFakeSite } from './support/site.ts';
import { answerWay, askBy, WAYS } from './support/waysOfCalls.ts';

vi.mock('@coinmirror/shared/contract/endpoints.ts', async (original) => {
  const { endpoints } = await original<typeof import('@coinmirror/shared/contract/endpoints.ts')>();
  const { extraRows } = await import('./support/extraRows.ts');
  return { endpoints: { ...endpoints, ...extraRows } };
});
vi.mock('../src/upstream/policies.ts', async (original) => {
  const policies = await original<typeof import('../src/upstream/policies.ts')>();
  // Nothing is fresh for longer than a moment, so that each call is asked for.
  return { ...policies, lifetimeOf: (name: never) => (policies.lifetimeOf(name) > 0 ? 1e-6 : 0) };
});

const { upstream, gateway } = await startFakeSite({ TRUST_PROXY: '1' });
const GOOD = { body: { code: 200, msg: '', data: {} } };
const json = JSON.stringify(GOOD.body);
const TOO_MUCH = Buffer.concat([Buffer.from('{"code":200}'), Buffer.alloc(9 << 20, ' ')]);
const html = { 'content-type': 'text/html' };

/** What the head tells: refused whoever the answer is for. */
const HEADS: Readonly<Record<string, FakeAnswer>> = {
  'a page': { raw: '<html>oops</html>', headers: html },
  'JSON that says it is a page': { raw: json, headers: html },
  'an error page': { status: 500, raw: '<html>oops</html>', headers: html },
  'a page instead of a refusal': { status: 403, raw: '<html>oops</html>', headers: html },
  'no content': { status: 204, raw: '' },
  'an announced nothing': { raw: '', headers: { 'content-length': '0' } },
  'a redirect': { status: 302, raw: json, headers: { location: 'https://evil.example/' } },
  'broken gzip': { raw: gzipSync(json).subarray(0, 20), headers: { 'content-encoding': 'gzip' } },
  'gzip in name only': { raw: json, headers: { 'content-encoding': 'gzip' } },
  'an encoding that nobody asked for and nobody knows': {
    raw: json,
    headers: { 'content-encoding': 'x-zip' },
  },
  'two encodings': { raw: json, headers: { 'content-encoding': 'gzip, br' } },
  'what is no HTTP': { bare: 'SSH-2.0-OpenSSH_9.2\r\n\r\n' },
  'a head without end': { raw: json, headers: { 'x-a': 'a'.repeat(40_000) } },
  'more than it may, announced': { raw: TOO_MUCH, headers: { 'content-length': String(TOO_MUCH.length) } },
  'little that unpacks to more than it may': {
    raw: gzipSync(TOO_MUCH),
    headers: { 'content-encoding': 'gzip' },
  },
};

/** What only the body tells: refused where it is read, and left to the visitor's decoder where it is piped. */
const BODIES: Readonly<Record<string, FakeAnswer & { readonly raw: string | Buffer }>> = {
  'a page that says it is JSON': { raw: '<html>oops</html>' },
  'nothing at all': { raw: '' },
  'half of its JSON': { raw: '{"code":200,"data":[' },
  'JSON that is no envelope': { raw: '[1]' },
  'a code that is none': { raw: '{"code":null}' },
  'an envelope with a server error': { raw: '{"code":500,"msg":"SQL"}' },
  'text that is not UTF-8': { raw: Buffer.from('{"code":200,"msg":"\xff\xfe"}', 'latin1') },
};

/** What shows when the head of a piped answer has gone out: its connection ends. */
const CUTS: Readonly<Record<string, FakeAnswer>> = {
  'half of what it announced': { raw: json, half: true },
  'more than it may': { raw: TOO_MUCH },
};

describe.each(Object.entries(WAYS))('%s', (_way, way) => {
  /** The last good answer is no help where the question is a new one. */
  const question = () =>
    way.path.includes('page=2') ? { ...way, path: `${way.path}${Math.random()}` } : way;

  test.each(Object.entries(way.piped ? HEADS : { ...HEADS, ...BODIES, ...CUTS }))(
    'answered with %s is the envelope of a broken upstream',
    async (_what, bad) => {
      answerWay(upstream, way, () => bad);
      const reply = await askBy(gateway.origin, question());
      const { 'content-type': type, 'content-encoding': encoding, location } = reply.headers;
      expect([type, encoding, location]).toEqual(['application/json; charset=utf-8', undefined, undefined]);
      if (reply.headers['x-data-stale'] !== '1')
        expect([reply.status, reply.json()]).toEqual([
          502,
          { code: 502, msg: expect.stringMatching(/异常/) },
        ]);
      answerWay(upstream, way, () => GOOD);
      expect((await askBy(gateway.origin, way)).json().code).toBe(200);
    },
  );

  test.each(way.piped ? Object.entries(BODIES) : [])(
    'answered with %s reaches its visitor as it is, as JSON that no browser shows and nobody keeps',
    async (_what, bad) => {
      answerWay(upstream, way, () => bad);
      const { status, headers, bytes } = await askBy(gateway.origin, way);
      expect([status, headers['content-type'], headers['x-content-type-options'], bytes]).toEqual([
        200,
        'application/json; charset=utf-8',
        'nosniff',
        Buffer.from(bad.raw),
      ]);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test.each(way.piped ? Object.entries(CUTS) : [])(
    'answered with %s ends its visitor’s connection, and no other’s',
    async (_what, bad) => {
      answerWay(upstream, way, () => bad);
      const asked = upstream.seen.length;
      await expect(askBy(gateway.origin, way)).rejects.toThrow(/aborted|socket hang up|ECONNRESET/);
      expect(upstream.seen).toHaveLength(asked + 1);
      answerWay(upstream, way, () => GOOD);
      expect((await askBy(gateway.origin, way)).json().code).toBe(200);
    },
  );

  test('asks for the compression that its visitor can take, and sends what comes so', async () => {
    const raw = gzipSync(JSON.stringify({ code: 200, msg: '', data: 'x'.repeat(2_000) }));
    answerWay(upstream, way, ({ headers }) =>
      headers['accept-encoding'] === 'gzip' ? { raw, headers: { 'content-encoding': 'gzip' } } : GOOD,
    );
    const reply = await askBy(gateway.origin, way, { 'accept-encoding': 'identity' });
    expect([reply.headers['content-encoding'], reply.json().code]).toEqual([undefined, 200]);
    const zipped = await askBy(gateway.origin, question(), { 'accept-encoding': 'gzip' });
    expect(upstream.seen.at(-1)?.headers['accept-encoding']).toBe('gzip');
    // A small answer that is read whole is sent plain.
    if (way.piped) expect([zipped.headers['content-encoding'], zipped.bytes]).toEqual(['gzip', raw]);
  });
});

describe('an uploaded picture', () => {
  const PATH = '/api/v2/upload/image';
  const picture = () =>
    ask(gateway.origin, `${PATH}?name=5f0c6a52-0c5e-4a43-8f5e-2a1f3f1d9c11`, {
      headers: { 'x-forwarded-for': '198.19.0.1' },
    });
  const PNG = Buffer.from(pngOf(512));

  test('is served as what its bytes are, and may be kept by browsers', async () => {
    upstream.on(PATH, () => ({ raw: PNG, headers: html }));
    const reply = await picture();
    expect([reply.status, reply.headers['content-type'], reply.bytes]).toEqual([200, 'image/png', PNG]);
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['a page', '<html><script>'],
    ['an SVG, which may carry script', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an envelope', json],
  ])('that is %s is none', async (_what, raw) => {
    upstream.on(PATH, () => ({ raw, headers: { 'content-type': 'image/png' } }));
    const reply = await picture();
    expect([reply.status, reply.headers['content-type']]).toEqual([502, 'application/json; charset=utf-8']);
  });

  test.each([
    ['that unpacks to gigabytes', pngOf(30_000, 15_000)],
    ['of many frames', webpFile(vp8x(64, 64, 2), webpChunk('ANMF', new Uint8Array(16)))],
    ['of a PNG’s many frames', pngOf(64, 64, [pngChunk('acTL', new Uint8Array(8))])],
    ['that is cut off', pngOf(64).subarray(0, 40)],
  ])('%s is not passed on, and the others still are', async (_what, bomb) => {
    for (let times = 0; times < 7; times += 1) {
      upstream.on(PATH, () => ({ raw: Buffer.from(bomb) }));
      const reply = await picture();
      expect([reply.status, reply.json()]).toEqual([404, { code: 404, msg: '图片无法显示' }]);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
    upstream.on(PATH, () => ({ raw: PNG }));
    expect((await picture()).status).toBe(200);
  });

  test('that is not there is said in the upstream’s envelope', async () => {
    upstream.on(PATH, () => ({ status: 404, body: { code: 404, msg: '没有这张图片' } }));
    expect((await picture()).json()).toEqual({ code: 404, msg: '没有这张图片' });
  });
});

describe('an upstream that wants to be left alone (429)', () => {
  test('is not asked to be believed: visitors get what is kept, marked', async () => {
    const path = '/api/coin/web-coinrank?page=77';
    upstream.on('/api/coin/web-coinrank', () => ({ body: { code: 200, msg: '', data: ['kept'] } }));
    await ask(gateway.origin, path);
    upstream.on('/api/coin/web-coinrank', () => ({ status: 429, body: { code: 429, msg: '慢一点' } }));
    const reply = await ask(gateway.origin, path);
    expect([reply.status, reply.headers['x-data-stale'], reply.body]).toEqual([
      200,
      '1',
      expect.stringContaining('kept'),
    ]);
  });

  test('is passed on where nothing is kept, with its time to come again', async () => {
    upstream.on('/api/coin/web-coinrank', () => ({
      status: 429,
      body: { code: 429, msg: '慢一点' },
      headers: { 'retry-after': '7' },
    }));
    const reply = await ask(gateway.origin, '/api/coin/web-coinrank?page=78');
    expect([reply.status, reply.json().msg, reply.headers['retry-after']]).toEqual([429, '慢一点', '7']);
  });

  test('leaves a page that could not be made: it is to be asked for again, and is not kept', async () => {
    upstream.on('*', () => ({ status: 429, body: { code: 429, msg: '慢一点' } }));
    const before = upstream.seen.length;
    for (const _turn of [1, 2]) expect((await ask(gateway.origin, '/currencies/ethereum')).status).toBe(503);
    const asked = upstream.seen.slice(before).filter(({ path }) => path === '/api/coin/web-coininfo').length;
    expect(asked).toBe(2);
  });
});

describe('an endpoint that answers without end', () => {
  test('is left alone for a while, and no other is', async () => {
    const RANK = '/api/coin/web-coinrank';
    upstream.on(RANK, () => ({ raw: Buffer.alloc(9 << 20, ' ') }));
    upstream.on('/api/home/global', () => GOOD);
    for (let page = 100; page < 105; page++)
      expect((await ask(gateway.origin, `${RANK}?page=${page}`)).status).toBe(502);
    upstream.seen.length = 0;
    expect((await ask(gateway.origin, `${RANK}?page=105`)).status).toBe(502);
    expect(upstream.seen).toEqual([]);
    expect((await ask(gateway.origin, '/api/home/global')).json().code).toBe(200);
    upstream.on(RANK, () => GOOD);
    await sleep(1_100);
    expect((await ask(gateway.origin, `${RANK}?page=106`)).status).toBe(200);
  });
});
