import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startUpstream, type Upstream } from './startUpstream.ts';

const NOW = Date.UTC(2026, 0, 15, 8);

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream({
    port: 0,
    seed: 7,
    now: () => NOW,
    clientId: 'test',
    secret: 'test-secret',
    dataDir: null,
  });
});
afterAll(() => upstream.close());

function call(path: string, init?: RequestInit): Promise<Response> {
  return fetch(upstream.origin + path, init);
}

async function codeOf(response: Response): Promise<{ status: number; code: unknown; msg: unknown }> {
  const { code, msg } = (await response.json()) as { code: unknown; msg: unknown };
  return { status: response.status, code, msg };
}

describe('an endpoint', () => {
  it('answers in wire format, and forbids caching', async () => {
    const response = await call('/api/home/global');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ code: 200, data: { codetotal: expect.any(Number) } });
  });

  it('gives the same market as long as the clock is frozen', async () => {
    const [first, second] = await Promise.all([call('/api/home/global'), call('/api/home/global')]);
    expect(await first.text()).toBe(await second.text());
  });

  test.each(['br', 'gzip'])('is compressed with %s for a caller that accepts it', async (encoding) => {
    const response = await call('/api/coin/web-coinrank', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(((await response.json()) as { data: unknown[] }).data.length).toBeGreaterThan(50);
  });

  it('accepts parameters from a JSON body as from a form', async () => {
    const asJson = await call('/api/coin/web-coininfo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'bitcoin' }),
    });
    const form = new FormData();
    form.set('code', 'bitcoin');
    const asUrlencoded = await call('/api/coin/web-coininfo', {
      method: 'POST',
      body: new URLSearchParams({ code: 'bitcoin' }),
    });
    const asMultipart = await call('/api/coin/web-coininfo', { method: 'POST', body: form });
    const body = await asJson.text();
    expect(JSON.parse(body)).toMatchObject({ data: { code: 'bitcoin' } });
    expect(await asUrlencoded.text()).toBe(body);
    expect(await asMultipart.text()).toBe(body);
  });

  it('answers HEAD with headers only', async () => {
    const response = await call('/api/home/global', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('an unanswerable call gets a code and a message', () => {
  it('for an unknown path', async () => {
    expect(await codeOf(await call('/api/nothing'))).toEqual({ status: 404, code: 404, msg: '没有这个接口' });
  });

  it('for a wrong method, with the allowed ones', async () => {
    const response = await call('/api/home/global', { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('GET');
    expect(await codeOf(response)).toEqual({ status: 405, code: 405, msg: '请求方式不对' });
  });

  test.each([
    ['broken JSON', 'application/json', '{"code":', 400],
    ['a list instead of an object', 'application/json', '[]', 400],
    ['a type it does not read', 'text/xml', '<a/>', 415],
    ['a body that is too large', 'application/json', JSON.stringify({ code: 'x'.repeat(300_000) }), 413],
    ['a broken multipart body', 'multipart/form-data; boundary=x', 'nonsense', 400],
  ])('for %s', async (_what, type, body, status) => {
    const response = await call('/api/coin/web-coininfo', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(await codeOf(response)).toEqual({ status, code: status, msg: expect.any(String) });
  });

  it('for a missing parameter', async () => {
    const response = await call('/api/coin/web-coininfo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect((await codeOf(response)).status).toBe(400);
  });
});

it('reports its health', async () => {
  expect((await call('/healthz')).status).toBe(200);
});
