import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startUpstream, type Upstream } from '../startUpstream.ts';
import { createCaller } from './testCaller.ts';

const identity = { clientId: 'test', secret: 'test-secret' };
const dataDir = mkdtempSync(join(tmpdir(), 'people-'));
const start = () =>
  startUpstream({ port: 0, seed: 7, now: () => Date.UTC(2026, 0, 15), dataDir, ...identity });

let upstream: Upstream;
let call: ReturnType<typeof createCaller>;

beforeAll(async () => {
  upstream = await start();
  call = createCaller(upstream.origin, identity);
});
afterAll(() => upstream.close());

let serial = 0;
const newPhone = () => ({ areacode: '86', mobile: `138${String(10_000_000 + ++serial)}` });

function field(reply: { data: unknown }, name: string): string {
  return String((reply.data as Record<string, unknown>)[name]);
}

async function solveCaptcha() {
  const challenge = await call('captchaChallenge', {});
  const session_id = field(challenge, 'session_id');
  const position = Number(field(challenge, 'target'));
  const pass = await call('captchaVerify', { session_id, position, duration: 900 });
  return { aliyun_sessionId: session_id, aliyun_sig: field(pass, 'sig'), aliyun_token: field(pass, 'token') };
}

async function askCode(phone: { areacode: string; mobile: string }, type: number) {
  return field(await call('phoneCode', { ...phone, type, ...(await solveCaptcha()) }), 'hint');
}

async function register(password = 'secret1') {
  const phone = newPhone();
  const sms_code = await askCode(phone, 1);
  const token = field(await call('verifyPhoneCode', { type: 1, sms_code, ...phone }), 'token');
  expect(await call('memberRegister', { ...phone, token, password })).toMatchObject({ code: 200 });
  return phone;
}

async function login(password = 'secret1') {
  const phone = await register(password);
  const reply = await call('memberLogin', { ...phone, type: 1, password });
  return { phone, token: field(reply, 'sign') };
}

describe('a phone code', () => {
  it('needs a solved slider, and one slider buys one code', async () => {
    const proof = await solveCaptcha();
    const phone = newPhone();
    expect(await call('phoneCode', { ...phone, type: 1, ...proof, aliyun_sig: 'forged-sig' })).toMatchObject({
      code: 422,
    });
    const honest = await solveCaptcha();
    expect(await call('phoneCode', { ...phone, type: 1, ...honest })).toMatchObject({ code: 200 });
    expect(await call('phoneCode', { ...newPhone(), type: 1, ...honest })).toMatchObject({ code: 422 });
  });

  it('is not sent again within a minute', async () => {
    const phone = newPhone();
    await askCode(phone, 1);
    expect(await call('phoneCode', { ...phone, type: 1, ...(await solveCaptcha()) })).toMatchObject({
      code: 429,
    });
  });

  it('of a used phone is refused with 403 and the text of the specification', async () => {
    const phone = await register();
    upstream.store.phoneCodes.issue({ areaCode: phone.areacode, mobile: phone.mobile }, 1);
    const wrong = await call('verifyPhoneCode', { type: 1, sms_code: '000000', ...phone });
    expect(wrong.code).toBe(422);
  });
});

describe('login', () => {
  it('works with the password and, for another session, with a code', async () => {
    const phone = await register();
    expect(await call('memberLogin', { ...phone, type: 1, password: 'secret1' })).toMatchObject({
      code: 200,
    });
  });

  it('tells a wrong password and an unknown phone apart for nobody', async () => {
    const phone = await register();
    const wrong = await call('memberLogin', { ...phone, type: 1, password: 'wrong' });
    const unknown = await call('memberLogin', { ...newPhone(), type: 1, password: 'wrong' });
    expect(wrong).toEqual(unknown);
    expect(wrong.code).toBe(422);
  });

  it('ends with a logout, and an ended session says so', async () => {
    const { token } = await login();
    expect(await call('memberInfo', {}, token)).toMatchObject({ code: 200 });
    await call('memberLogout', {}, token);
    expect(await call('memberInfo', {}, token)).toMatchObject({
      status: 401,
      code: 401,
      msg: '登录已过期，请重新登录',
    });
    expect(await call('memberInfo', {})).toMatchObject({ code: 401, msg: '请先登录' });
  });
});

describe('a profile', () => {
  it('hides the middle of the phone and takes words, not markup, at their word', async () => {
    const { token } = await login();
    const nickname = '<script>alert(1)'.slice(0, 16);
    const reply = await call('memberChangeInfo', { nickname, intro: '', email: '' }, token);
    expect(reply.data).toMatchObject({ nickname, mobile: expect.stringMatching(/^138\*{4}\d{4}$/) });
    expect(await call('memberChangeInfo', { nickname: 'x'.repeat(5000) }, token)).toMatchObject({
      code: 400,
    });
  });

  it('takes a picture by its bytes: an SVG that claims to be a PNG is refused', async () => {
    const { token } = await login();
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' });
    expect(await call('uploadImage', { file: svg }, token)).toMatchObject({ code: 415 });
    const png = new File([Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1')], 'a.png', { type: 'image/png' });
    const url = field(await call('uploadImage', { file: png }, token), 'url');
    const picture = await fetch(upstream.origin + url);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(
      await call('memberChangeInfo', { nickname: '甲', userface: 'https://evil.example/x.png' }, token),
    ).toMatchObject({ code: 422 });
  });

  it('ends the other sessions and keeps this one when the password changes', async () => {
    const { phone, token } = await login();
    const other = field(await call('memberLogin', { ...phone, type: 1, password: 'secret1' }), 'sign');
    await call('memberSetPassword', { oldpassword: 'secret1', password: 'secret2' }, token);
    expect(await call('memberInfo', {}, other)).toMatchObject({ code: 401 });
    expect(await call('memberInfo', {}, token)).toMatchObject({ code: 200 });
  });
});

describe('a watchlist', () => {
  const codes = (reply: { data: unknown }) =>
    (reply.data as { name: string; items: { code: string }[] }[]).map(({ name, items }) => [
      name,
      items.map((item) => item.code),
    ]);

  it('takes over what a browser kept, loses nothing and doubles nothing, however often it is sent', async () => {
    const { token } = await login();
    await call('focusAdd', { kind: 'coin', code: 'bitcoin' }, token);
    const groups = [
      { name: '', items: [{ code: 'bitcoin' }, { code: 'ethereum' }] },
      { name: '公链', items: [{ code: 'solana', note: '看好' }] },
    ];
    await call('focusMerge', { kind: 'coin', groups }, token);
    const reply = await call('focusMerge', { kind: 'coin', groups }, token);
    expect(codes(reply)).toEqual([
      ['默认', ['bitcoin', 'ethereum']],
      ['公链', ['solana']],
    ]);
  });

  it('of a deleted group lives on in the first one', async () => {
    const { token } = await login();
    const added = await call('focusGroupAdd', { kind: 'coin', name: '观察' }, token);
    const group_id = (added.data as { id: number; name: string }[]).find(({ name }) => name === '观察')?.id;
    await call('focusAdd', { kind: 'coin', code: 'litecoin', group_id }, token);
    const reply = await call('focusGroupDelete', { kind: 'coin', group_id }, token);
    expect(codes(reply)).toEqual([['默认', ['litecoin']]]);
  });

  it('belongs to its owner', async () => {
    const mine = await login();
    const other = await login();
    const list = await call('focusList', { kind: 'coin' }, mine.token);
    const group_id = (list.data as { id: number }[])[0]?.id;
    expect(await call('focusAdd', { kind: 'coin', code: 'bitcoin', group_id }, other.token)).toMatchObject({
      code: 404,
    });
  });
});

describe('a comment', () => {
  it('is counted once however often it is sent, and belongs to its writer', async () => {
    const mine = await login();
    const other = await login();
    const comment = { kind: 'coin', code: 'dogecoin', content: '好', nonce: 'same-nonce' };
    const first = await call('commentAdd', comment, mine.token);
    const again = await call('commentAdd', comment, mine.token);
    expect(field(again, 'id')).toBe(field(first, 'id'));
    const id = Number(field(first, 'id'));
    expect(await call('commentDelete', { id }, other.token)).toMatchObject({ code: 404 });
    expect(await call('commentLike', { id, on: true }, other.token)).toMatchObject({
      data: { like_count: 1 },
    });
    const list = await call('commentList', { kind: 'coin', code: 'dogecoin' }, mine.token);
    expect(list.data).toMatchObject({
      total_count: 1,
      list: [{ is_own: true, is_like: false, like_count: 1 }],
    });
  });

  test.each([
    ['more than 300 characters', '字'.repeat(301)],
    ['nothing but space', '  \n '],
  ])('of %s is refused', async (_, content) => {
    const { token } = await login();
    const reply = await call('commentAdd', { kind: 'coin', code: 'x1', content, nonce: 'nonce-123' }, token);
    expect(reply.code).toBe(400);
  });

  it('needs a login', async () => {
    const reply = await call('commentAdd', { kind: 'coin', code: 'x1', content: '好', nonce: 'nonce-123' });
    expect(reply.code).toBe(401);
  });
});

it('feedback and searches are kept without a login', async () => {
  expect(await call('feedbackSend', { type: 3, intro: '好用 /currencies/bitcoin', email: '' })).toMatchObject(
    { code: 200 },
  );
  expect(await call('feedbackSend', { type: 9, intro: '好用' })).toMatchObject({ code: 400 });
  const data = { lastkeyword: '', keyword: 'btc' };
  expect(await call('searchAction', { data })).toMatchObject({ code: 200 });
});

it('accounts, sessions and watchlists are still there after a restart', async () => {
  const { phone, token } = await login();
  await call('focusAdd', { kind: 'coin', code: 'bitcoin' }, token);
  await upstream.close();
  upstream = await start();
  call = createCaller(upstream.origin, identity);
  expect(await call('memberInfo', {}, token)).toMatchObject({ code: 200 });
  expect(await call('memberLogin', { ...phone, type: 1, password: 'secret1' })).toMatchObject({ code: 200 });
  const list = await call('focusList', { kind: 'coin' }, token);
  expect(list.data).toMatchObject([{ items: [{ code: 'bitcoin' }] }]);
});
