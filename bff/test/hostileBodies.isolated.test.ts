import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type AskOptions, ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';

vi.mock('@coinmirror/shared/contract/endpoints.ts', async (original) => {
  const { endpoints } = await original<typeof import('@coinmirror/shared/contract/endpoints.ts')>();
  const { extraRows } = await import('./support/extraRows.ts');
  return { endpoints: { ...endpoints, ...extraRows } };
});

const { upstream, gateway } = await startFakeSite();
upstream.on('*', () => ({ body: { code: 200, msg: '', data: {} } }));
beforeEach(() => {
  upstream.seen.length = 0;
});

const INFO = '/api/coin/web-coininfo';
const CODE = '/community/api/test/code';
const FORM = '/community/api/test/form';
const json = (body: string): AskOptions => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json' },
});
const form = (body: string): AskOptions => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const nested = (depth: number) => json(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`);

describe('a body that is meant to do harm', () => {
  test.each([
    ['JSON nested 9,000 deep, signed', CODE, nested(9_000)],
    ['JSON nested 9,000 deep, to be read', INFO, nested(9_000)],
    ['JSON nested as deep as its size allows', CODE, nested(32_000)],
    ['objects nested deep', CODE, json(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`)],
    ['a prototype', CODE, json('{"__proto__":{"admin":true}}')],
    ['a prototype further in', CODE, json('{"a":[{"__proto__":{}}]}')],
    ['a prototype in a form', FORM, form('__proto__=x')],
    ['a form field sent twice', FORM, form('intro=a&intro=b')],
    ['one thing in its address and another in its body', `${CODE}?mobile=1`, json('{"mobile":"2"}')],
    ['a parameter sent twice', '/community/api/test/own?page=1&page=2', {}],
  ])('%s is refused before it is signed', async (_what, path, options) => {
    const reply = await ask(gateway.origin, path, options);
    expect([reply.status, reply.json().code]).toEqual([400, 400]);
    expect(upstream.seen).toEqual([]);
    expect(gateway.lines.join('')).not.toContain('RangeError');
  });

  test('what real forms nest is passed on', async () => {
    expect((await ask(gateway.origin, CODE, nested(8))).status).toBe(200);
  });
});
