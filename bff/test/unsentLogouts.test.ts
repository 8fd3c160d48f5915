import { describe, expect, test, vi } from 'vitest';
import { createUnsentLogouts } from '../src/calls/unsentLogouts.ts';
import { ask } from './support/ask.ts';
import type { FakeAnswer } from './support/fakeUpstream.ts';
import { startFakeSite } from './support/site.ts';

const LOGOUT = '/community/api/v2/member/logout';
const MEMBER = '/community/api/v2/member/userinfo';
const fine = { body: { code: 200, msg: 'success', data: null } };

const as = (authorization: string) => ({ headers: { authorization } });

describe('a logout that the upstream cannot take', () => {
  test.each<[string, FakeAnswer]>([
    ['fails', { status: 500, body: { code: 500, msg: '上游服务出错' } }],
    ['has a full disk', { status: 503, body: { code: 503, msg: '存储空间已满' } }],
    [
      'refuses the signature',
      { status: 401, body: {}, headers: { 'www-authenticate': 'Signature error="sign"' } },
    ],
    ['is gone', { cut: true }],
    ['says nothing that is an answer', { raw: '<html>', headers: { 'content-type': 'text/html' } }],
  ])('ends the login here, where it %s', async (_words, failing) => {
    const { gateway, upstream } = await startFakeSite();
    upstream.on('*', () => fine);
    upstream.on('/api/v2/member/logout', () => failing);
    expect((await ask(gateway.origin, MEMBER, as('one'))).status).toBe(200);
    const out = await ask(gateway.origin, LOGOUT, as('one'));
    expect([out.status, out.json()]).toEqual([200, fine.body]);
    const again = await ask(gateway.origin, MEMBER, as('one'));
    expect([again.status, again.json().code]).toEqual([401, 401]);
    expect((await ask(gateway.origin, LOGOUT, as('one'))).status).toBe(200);
    // Nobody else is meant.
    for (const other of ['', 'two', 'one ']) {
      const { status } = await ask(gateway.origin, MEMBER, as(other));
      expect([other, status]).toEqual([other, other.trim() === 'one' ? 401 : 200]);
    }
  });

  test('is refused as ever where the upstream says so', async () => {
    const { gateway, upstream } = await startFakeSite();
    const body = { code: 401, msg: '请先登录' };
    upstream.on('*', () => ({ status: 401, body }));
    const { status, json } = await ask(gateway.origin, LOGOUT);
    expect([status, json()]).toEqual([401, body]);
  });
});

test('is sent again until the upstream has taken it, and then forgotten', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const sent: string[] = [];
  let isDown = true;
  const logouts = createUnsentLogouts({
    every: 1_000,
    async send(login) {
      sent.push(login);
      if (isDown) throw new Error('down');
    },
  });
  const { UpstreamFailure } = await import('../src/upstream/upstreamFailure.ts');
  const fail = () => Promise.reject(new UpstreamFailure('upstreamDown'));
  const request = (authorization: string) => ({ headers: { authorization } }) as never;
  const gone = { destroyed: true } as never;
  for (const login of ['one', 'two', 'one', '', 'x'.repeat(2_000)])
    await logouts.answer(request(login), gone, fail);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['one']);
  isDown = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual(['one', 'one', 'two']);
  const next = vi.fn();
  logouts.refuse(request('one'), gone, next);
  expect(next).toHaveBeenCalledOnce();
  logouts.close();
  vi.useRealTimers();
});
