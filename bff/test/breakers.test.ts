import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, type Reply } from './support/ask.ts';
import type { FakeAnswer } from './support/fakeUpstream.ts';
import { startFakeSite } from './support/site.ts';

const FINE = { body: { code: 200, msg: '', data: {} } };
const WRITE = endpoints.feedbackSend.path;
const READ = endpoints.captchaChallenge.path;
/** More than a breaker bears. */
const MANY = 7;

const { upstream, gateway } = await startFakeSite({ TRUST_PROXY: '1' });

beforeEach(async () => {
  // What one test broke has rested before the next.
  upstream.on('*', () => FINE);
  for (const path of [WRITE, READ]) upstream.on(path, () => FINE);
  await expect
    .poll(async () => [(await write()).status, (await read()).status], { timeout: 60_000 })
    .toEqual([200, 200]);
});

let visitors = 0;
/** Each call is another visitor's, within everybody's limits. */
const visitor = () => ({
  'x-forwarded-for': `198.18.${Math.floor(visitors / 250)}.${(visitors++ % 250) + 1}`,
});

function write(): Promise<Reply> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...visitor() };
  return ask(gateway.origin, `/community${WRITE}`, {
    method: 'POST',
    body: 'type=3&intro=a&email=b',
    headers,
  });
}

function read(): Promise<Reply> {
  return ask(gateway.origin, `/community${READ}`, { headers: visitor() });
}

async function failing(
  path: string,
  answer: FakeAnswer,
  call: () => Promise<Reply>,
): Promise<Reply | undefined> {
  upstream.on(path, () => answer);
  let last: Reply | undefined;
  for (let times = 0; times < MANY; times += 1) last = await call();
  return last;
}

describe('a write that is answered with a failure', () => {
  test.each([
    ['500', { status: 500, body: { code: 500, msg: '出错' } }],
    ['503', { status: 503, body: { code: 503, msg: '放不下了' } }],
    [
      '503 by whoever stands before it',
      { status: 503, raw: '<html>', headers: { 'content-type': 'text/html' } },
    ],
    ['a code of 500', { body: { code: 500, msg: '出错' } }],
  ])(
    '(%s) fails alone, however often: neither its own endpoint nor others are closed',
    async (_what, answer) => {
      const asked = upstream.seen.length;
      await failing(WRITE, answer, write);
      expect(upstream.seen.length - asked).toBe(MANY);
      expect((await read()).status).toBe(200);
      upstream.on(WRITE, () => FINE);
      expect((await write()).status).toBe(200);
    },
  );

  test('says when to come again where the upstream was busy, in our own words', async () => {
    const answer = { status: 503, body: { code: 503, msg: 'SQLITE_BUSY' }, headers: { 'retry-after': '3' } };
    const reply = await failing(WRITE, answer, write);
    expect([reply?.status, reply?.headers['retry-after'], reply?.json()]).toEqual([
      503,
      '3',
      { code: 503, msg: '服务器正忙，请稍后再试' },
    ]);
  });
});

describe('the breaker of a host', () => {
  test('opens for writes whose connection broke', async () => {
    await failing(WRITE, { cut: true }, write);
    expect((await read()).status).toBe(503);
  });

  test('opens for reads that whoever stands before it answers', async () => {
    await failing(READ, { status: 503, raw: '<html>', headers: { 'content-type': 'text/html' } }, read);
    const reply = await write();
    expect([reply.status, reply.json().msg]).toEqual([503, '数据服务暂时不可用，请稍后再试']);
  });

  test('stays closed while one read says in its own envelope that it cannot', async () => {
    await failing(READ, { status: 503, body: { code: 503, msg: '数据库损坏' } }, read);
    expect((await write()).status).toBe(200);
    const asked = upstream.seen.length;
    expect((await read()).status).toBe(502);
    expect(upstream.seen.length).toBe(asked);
  });
});
