import { pngChunk, pngOf } from '@coinmirror/shared/testing/pictures.ts';
import { readPicture } from '@coinmirror/shared/validation/picture/readPicture.ts';
import { describe, expect, it, test } from 'vitest';
import { field, useCommunity } from '../../testing/testCommunity.ts';
import { realPicture } from '../../testing/testPictures.ts';

const png = (width: number, height = width) =>
  new File([pngOf(width, height)], 'a.png', { type: 'image/png' });
const picture = async (side: number) =>
  new File([await realPicture('image/png', side)], 'a.png', { type: 'image/png' });

const community = useCommunity();
const { call, newPhone, askCode, solveCaptcha, register, login } = community;

describe('a phone code', () => {
  it('needs a solved slider, and one slider gives one code', async () => {
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

  test.each([
    (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`,
    (code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    (code: string) => [...code].join('\u200b'),
    (code: string) => `\u202d${code.slice(0, 3)}\u00ad\u2011${code.slice(3)}\u202c`,
  ])('is read however it was copied (%#)', async (copied) => {
    const phone = newPhone();
    const sms_code = copied(await askCode(phone, 1));
    expect(await call('verifyPhoneCode', { type: 1, sms_code, ...phone })).toMatchObject({ code: 200 });
  });

  it('that is none is refused by the name of its field', async () => {
    const reply = await call('verifyPhoneCode', { type: 1, sms_code: '12', ...newPhone() });
    expect(reply).toMatchObject({ code: 400, msg: '验证码不正确' });
  });

  it('of a used phone is refused with 403 and the specification’s text', async () => {
    const phone = newPhone();
    await community
      .upstream()
      .store.accounts.create({ areaCode: phone.areacode, mobile: phone.mobile }, 'secret1', '甲');
    const sms_code = await askCode(phone, 1);
    expect(await call('verifyPhoneCode', { type: 1, sms_code, ...phone })).toMatchObject({
      code: 403,
      msg: '手机号已经存在',
    });
  });
});

describe('login', () => {
  it('works with the password and, for another session, with a code', async () => {
    const phone = await register();
    expect(await call('memberLogin', { ...phone, type: 1, password: 'secret1' })).toMatchObject({
      code: 200,
    });
  });

  it('knows a phone however it is spelt, and refuses one that names another area than the chosen one', async () => {
    const { areacode, mobile } = await register();
    const login = (spelt: string) =>
      call('memberLogin', { areacode, mobile: spelt, type: 1, password: 'secret1' });
    for (const spelt of [
      `\u202d${mobile}\u202c`,
      `+86${mobile}`,
      `0086 ${mobile}`,
      mobile.replace('138', '１３８–'),
    ])
      expect([spelt, await login(spelt)]).toMatchObject([spelt, { code: 200 }]);
    for (const other of [`+852${mobile}`, `0044${mobile}`, `++86${mobile}`, 'x'.repeat(11)])
      expect([other, await login(other)]).toMatchObject([other, { code: 400 }]);
  });

  it('does not reveal whether the password or the phone was wrong', async () => {
    const phone = await register();
    const wrong = await call('memberLogin', { ...phone, type: 1, password: 'wrong' });
    const unknown = await call('memberLogin', { ...newPhone(), type: 1, password: 'wrong' });
    expect(wrong).toEqual(unknown);
    expect(wrong.code).toBe(422);
  });

  it('ends with a logout, and an ended session gives its own error', async () => {
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
  it('hides the middle of the phone and stores text literally, not as markup', async () => {
    const { token } = await login();
    const nickname = '<script>alert(1)'.slice(0, 16);
    const reply = await call('memberChangeInfo', { nickname, intro: '', email: '' }, token);
    expect(reply.data).toMatchObject({ nickname, mobile: expect.stringMatching(/^138\*{4}\d{4}$/) });
    expect(await call('memberChangeInfo', { nickname: 'x'.repeat(5000) }, token)).toMatchObject({
      code: 400,
    });
  });

  it('has a name that can be read, and that nobody else has', async () => {
    const [mine, theirs] = [await login(), await login()];
    const rename = (nickname: string, { token }: { token: string }) =>
      call('memberChangeInfo', { nickname }, token);
    expect(await rename(' 镜\u200b友\u3000Ａ ', mine)).toMatchObject({
      code: 200,
      data: { nickname: '镜友 A' },
    });
    for (const blank of ['\u200b\u200b', '\u3164', '\u{e0020}\u00ad', '·', '\u2800'])
      expect(await rename(blank, mine)).toMatchObject({ code: 400, msg: '昵称不正确' });
    for (const clone of ['镜友 A', '镜友а', '镜\u2060友\u00adＡ'])
      expect(await rename(clone, theirs)).toMatchObject({ code: 409, msg: '这个昵称已有人使用，请换一个' });
    expect(await rename('镜友A', mine)).toMatchObject({ code: 200 });
  });

  it('checks a picture by its bytes: an SVG that claims to be a PNG is refused', async () => {
    const { token } = await login();
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' });
    expect(await call('uploadImage', { file: svg }, token)).toMatchObject({ code: 415 });
    const url = field(await call('uploadImage', { file: await picture(64) }, token), 'url');
    const answer = await fetch(community.upstream().origin + url);
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  it('stores a picture with 512 px at most, since a list of comments shows dozens', async () => {
    const { token } = await login();
    const url = field(await call('uploadImage', { file: await picture(2000) }, token), 'url');
    const answer = await fetch(community.upstream().origin + url);
    expect(readPicture(new Uint8Array(await answer.arrayBuffer()))).toMatchObject({
      width: 512,
      height: 512,
    });
  });

  it.each([
    ['larger than readers’ browsers can bear', png(30_000, 15_000), /边长不能超过 2000 像素/],
    ['of eight bytes', new File([pngOf(64).subarray(0, 8)], 'a.png'), /损坏或不完整/],
    ['of a header without pixels', png(64), /损坏或不完整/],
    ['animated', new File([pngOf(64, 64, [pngChunk('acTL', new Uint8Array(8))])], 'a.png'), /不支持动图/],
  ])('refuses a picture that is %s', async (_what, file, msg) => {
    const { token } = await login();
    expect(await call('uploadImage', { file }, token)).toMatchObject({
      status: 422,
      msg: expect.stringMatching(msg),
    });
  });

  it('accepts only its own pictures, and deletes the replaced one', async () => {
    const [mine, theirs] = [await login(), await login()];
    const upload = async (token: string) =>
      field(await call('uploadImage', { file: await picture(64) }, token), 'url');
    const show = (userface: string) => call('memberChangeInfo', { nickname: '画主', userface }, mine.token);
    const statusOf = async (url: string) => (await fetch(community.upstream().origin + url)).status;
    const foreign = await upload(theirs.token);
    for (const face of ['https://evil.example/x.png', foreign, `${foreign}0`])
      expect(await show(face)).toMatchObject({ code: 422, msg: '头像地址无效' });
    const [first, second] = [await upload(mine.token), await upload(mine.token)];
    expect(await show(first)).toMatchObject({ code: 200, data: { userface: first } });
    expect(await show(second)).toMatchObject({ code: 200, data: { userface: second } });
    expect([await statusOf(first), await statusOf(second), await statusOf(foreign)]).toEqual([404, 200, 200]);
    await show('');
    expect(await statusOf(second)).toBe(404);
  });

  it('ends the other sessions and keeps this one when the password changes', async () => {
    const { phone, token } = await login();
    const other = field(await call('memberLogin', { ...phone, type: 1, password: 'secret1' }), 'sign');
    await call('memberSetPassword', { oldpassword: 'secret1', password: 'secret2' }, token);
    expect(await call('memberInfo', {}, other)).toMatchObject({ code: 401 });
    expect(await call('memberInfo', {}, token)).toMatchObject({ code: 200 });
  });
});

describe('a comment', () => {
  it('is counted once however often it is sent, and belongs to its author', async () => {
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
  ])('of %s is rejected', async (_, content) => {
    const { token } = await login();
    const reply = await call('commentAdd', { kind: 'coin', code: 'x1', content, nonce: 'nonce-123' }, token);
    expect(reply.code).toBe(400);
  });

  it('needs a login', async () => {
    const reply = await call('commentAdd', { kind: 'coin', code: 'x1', content: '好', nonce: 'nonce-123' });
    expect(reply.code).toBe(401);
  });
});

it('feedback and searches are stored without a login', async () => {
  expect(await call('feedbackSend', { type: 3, intro: '好用 /currencies/bitcoin', email: '' })).toMatchObject(
    { code: 200 },
  );
  expect(await call('feedbackSend', { type: 9, intro: '好用' })).toMatchObject({ code: 400 });
  const data = { lastkeyword: '', keyword: 'btc' };
  expect(await call('searchAction', { data })).toMatchObject({ code: 200 });
});

it('accounts, sessions, watchlists and comments survive a restart', async () => {
  const { phone, token } = await login();
  const items = [{ code: 'bitcoin', note: '定投', cost: 1, quantity: 2 }];
  const before = await call('focusAdd', { kind: 'coin', items }, token);
  const comment = { kind: 'coin', code: 'restart', content: '还在', nonce: 'restart-1' };
  const written = await call('commentAdd', comment, token);
  await community.restart();
  expect(await call('memberInfo', {}, token)).toMatchObject({ code: 200 });
  expect(await call('memberLogin', { ...phone, type: 1, password: 'secret1' })).toMatchObject({ code: 200 });
  expect((await call('focusList', { kind: 'coin' }, token)).data).toEqual(before.data);
  expect((await call('commentList', { kind: 'coin', code: 'restart' })).data).toMatchObject({
    list: [{ id: Number(field(written, 'id')), content: '还在' }],
  });
});
