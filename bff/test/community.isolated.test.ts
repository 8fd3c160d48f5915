import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bodyPairs, canonicalText, SIGNATURE_PARAMS } from '@coinmirror/shared/signing/communitySignature.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEVELOPMENT_SECRET } from '../src/configSchema.ts';
import { type AskOptions, ask } from './support/ask.ts';
import type { SeenRequest } from './support/fakeUpstream.ts';
import { startFakeSite } from './support/site.ts';
import { pointedAt, startGateway } from './support/testGateway.ts';

vi.mock('@coinmirror/shared/contract/endpoints.ts', async (original) => {
  const { endpoints } = await original<typeof import('@coinmirror/shared/contract/endpoints.ts')>();
  const { extraRows } = await import('./support/extraRows.ts');
  return { endpoints: { ...endpoints, ...extraRows } };
});

const SECRET = 'a-secret-that-nobody-may-see';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const { upstream, gateway } = await startFakeSite({ COMMUNITY_SECRET: SECRET, COMMUNITY_CLIENT_ID: 'web' });
for (const path of ['code', 'form', 'upload', 'item', 'own']) {
  upstream.on(`/api/test/${path}`, () => ({ body: { code: 200, msg: '好', data: {} } }));
}

beforeEach(() => {
  upstream.seen.length = 0;
});

function last(): SeenRequest {
  const request = upstream.seen.at(-1);
  if (!request) throw new Error('the upstream was not asked');
  return request;
}

/** What the signature of a request must be, by the shared scheme. */
function expected(request: SeenRequest, fields: Record<string, unknown> = {}, hash = 'sha256'): string {
  return createHash(hash)
    .update(canonicalText(request.query, SECRET, bodyPairs(fields)))
    .digest('hex');
}

const send = (path: string, options: AskOptions) =>
  ask(gateway.origin, `/community/api/test/${path}`, options);
const jsonBody = (value: unknown): AskOptions => ({
  method: 'POST',
  body: JSON.stringify(value),
  headers: {
    'content-type': 'application/json',
    authorization: 'token-of-the-visitor',
    cookie: 'user_token=x',
  },
});

async function formOf(parts: Record<string, string | Blob>): Promise<AskOptions> {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.set(name, value);
  const response = new Response(data);
  return {
    method: 'POST',
    body: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}

describe('a community call', () => {
  test('by JSON is signed over its query and its fields, and arrives as it was sent', async () => {
    const fields = { mobile: '13800138001', type: 5, nested: { a: [1] }, nothing: null };
    const reply = await send('code?page=2', jsonBody(fields));
    expect([reply.status, reply.json().code]).toEqual([200, 200]);
    expect(last().query.get('client_id')).toBe('web');
    expect(last().query.get('timestamp')).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    expect(last().query.get('sign')).toBe(expected(last(), fields));
    expect(JSON.parse(last().body)).toEqual(fields);
    expect(last().headers.authorization).toBe('token-of-the-visitor');
    expect(last().headers.cookie).toBeUndefined();
  });

  test('by a form is signed over its fields', async () => {
    await send('form', {
      method: 'POST',
      body: 'intro=%E5%A5%BD&email=a%2Bb',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(last().query.get('sign')).toBe(expected(last(), { intro: '好', email: 'a+b' }));
    expect(last().body).toBe('intro=%E5%A5%BD&email=a%2Bb');
  });

  test('with a picture is signed over its query alone', async () => {
    await send('upload?kind=face', await formOf({ file: new Blob([PNG], { type: 'image/png' }) }));
    expect(last().query.get('kind')).toBe('face');
    expect(last().query.get('sign')).toBe(expected(last()));
    expect(last().headers['content-type']).toContain('multipart/form-data; boundary=');
  });

  test('by GET or DELETE is signed over its query', async () => {
    await send('own?page=1', {});
    expect(last().query.get('sign')).toBe(expected(last()));
    await send('item?id=5', { method: 'DELETE' });
    expect([last().method, last().query.get('sign')]).toEqual(['DELETE', expected(last())]);
  });

  test('cannot be signed by the visitor, and one that was signed once is not made again', async () => {
    await send('own?page=1', {});
    const replayed = `own?${last().query}`;
    upstream.seen.length = 0;
    expect((await send(replayed, {})).status).toBe(400);
    for (const name of SIGNATURE_PARAMS) expect((await send(`own?${name}=1`, {})).status).toBe(400);
    expect(upstream.seen).toEqual([]);
  });

  test('never repeats a nonce', async () => {
    await Promise.all(Array.from({ length: 20 }, () => send('own', {})));
    expect(new Set(upstream.seen.map(({ query }) => query.get('nonce'))).size).toBe(20);
  });

  test('is not kept for anybody', async () => {
    expect((await send('own', {})).headers['cache-control']).toBe('no-store');
    await send('own', {});
    expect(upstream.seen).toHaveLength(2);
  });

  test('is not reached without its prefix', async () => {
    expect((await ask(gateway.origin, '/api/test/own')).status).toBe(404);
    expect(upstream.seen).toEqual([]);
  });

  test('for an older upstream is signed by MD5', async () => {
    const older = await startGateway({
      ...pointedAt(upstream.origin),
      COMMUNITY_SECRET: SECRET,
      COMMUNITY_HASH: 'md5',
    });
    await ask(older.origin, '/community/api/test/own');
    expect(last().query.get('sign')).toBe(expected(last(), {}, 'md5'));
    await older.close();
  });
});

describe('what is passed on', () => {
  test('an upload that is no picture is not', async () => {
    const reply = await send('upload', await formOf({ file: new Blob(['<script>'], { type: 'image/png' }) }));
    expect(reply.status).toBe(415);
    expect(upstream.seen).toEqual([]);
  });

  test('an upload of more than 2 MB is not', async () => {
    const large = new Blob([PNG, new Uint8Array(2 * 1024 * 1024)]);
    expect((await send('upload', await formOf({ file: large }))).status).toBe(413);
    expect(upstream.seen).toEqual([]);
  });

  test('a refusal of the upstream reaches the visitor word for word', async () => {
    upstream.on('/api/test/form', () => ({ status: 403, body: { code: 403, msg: '手机号已经存在' } }));
    const reply = await send('form', {
      method: 'POST',
      body: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([reply.status, reply.json()]).toEqual([403, { code: 403, msg: '手机号已经存在' }]);
  });

  test.each([
    ['a failing upstream', { status: 500, raw: 'stack trace' }, 502],
    ['an upstream that hangs up', { cut: true }, 503],
  ])('%s is an envelope, and the call is not made twice', async (_what, answer, status) => {
    upstream.on('/api/test/item', () => answer);
    const reply = await send('item?id=1', { method: 'DELETE' });
    expect([reply.status, reply.json().code]).toEqual([status, status]);
    expect(upstream.seen).toHaveLength(1);
    upstream.on('/api/test/item', () => ({ body: { code: 200, data: {} } }));
    await send('item?id=1', { method: 'DELETE' });
  });
});

const ROOMS = ['web/src', 'web/public', 'web/dist', 'shared/src'].map((room) =>
  fileURLToPath(new URL(`../../${room}`, import.meta.url)),
);

/** Everything that reaches a browser, or is made into what does. */
function shippedFiles(): readonly string[] {
  return ROOMS.filter((room) => existsSync(room)).flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|js|css|html|json|map)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
}

describe('secrets', () => {
  test('nothing that ships to browsers holds a secret, or the code that signs', () => {
    for (const file of shippedFiles()) {
      const text = readFileSync(file, 'utf8');
      expect([file, text.includes(DEVELOPMENT_SECRET)]).toEqual([file, false]);
      const signs = !file.includes('shared/src/signing') && /communitySignature|client_id/.test(text);
      expect([file, signs]).toEqual([file, false]);
    }
  });

  test('neither the secret nor what a visitor said ever stands in a log line or an answer', async () => {
    const phone = '13800138002';
    const replies = [
      await send(`code?mobile=${phone}`, jsonBody({ mobile: phone, password: 'hunter2-hunter2' })),
      await ask(gateway.origin, `/${phone}/token-of-the-visitor-0123456789abcdef`),
      await ask(gateway.origin, `/api/nope?mobile=${phone}&token=token-of-the-visitor`),
      await send('code', { ...jsonBody({}), body: `{"mobile":"${phone}",` }),
      await ask(gateway.origin, '/', { headers: { cookie: 'user_token=token-of-the-visitor' } }),
      await ask(gateway.origin, '/healthz'),
      await ask(gateway.origin, '/readyz'),
      await ask(gateway.origin, '/assets/index-AbCd1234.js'),
    ];
    const metrics = await gateway.metrics();
    const said = [
      ...gateway.lines,
      metrics,
      ...replies.map(({ body, headers }) => body + JSON.stringify(headers)),
    ].join('\n');
    expect(said).not.toContain(SECRET);
    const logged = gateway.lines.join('\n');
    for (const word of [phone, 'token-of-the-visitor', 'hunter2', 'user_token', '127.0.0.1']) {
      expect(logged).not.toContain(word);
    }
  });
});
