import { describe, expect, it } from 'vitest';
import { useCommunity } from '../../testing/testCommunity.ts';

const DAY = 24 * 3_600_000;
const { call, newPhone, upstream, restart } = useCommunity({ kind: 'closed' });

const invite = (lifetime = DAY) => upstream().store.invitations.create(lifetime);
const register = (token: string, phone = newPhone()) =>
  call('memberRegister', { ...phone, token, password: 'secret1' });
const isOpen = async (token: string) => (await call('invitationState', { invite: token })).data;
const GONE = { code: 422, msg: '邀请链接已失效，请向邀请你的人要一个新的' };

describe('an invitation of the operator, where no code can be sent', () => {
  it('makes one account, which logs in by its password', async () => {
    const [token, phone] = [invite(), newPhone()];
    expect(await isOpen(token)).toEqual({ is_open: true });
    expect(await register(token, phone)).toMatchObject({ code: 200 });
    expect(await call('memberLogin', { ...phone, type: 1, password: 'secret1' })).toMatchObject({
      code: 200,
      data: { nickname: `用户${phone.mobile.slice(-4)}` },
    });
    expect(await isOpen(token)).toEqual({ is_open: false });
    expect(await register(token)).toMatchObject(GONE);
  });

  it('makes one however many use it at once, and survives a restart', async () => {
    const token = invite();
    await restart();
    const codes = (await Promise.all(Array.from({ length: 8 }, () => register(token)))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 422)).toHaveLength(7);
  });

  it('stays open when no account came of it', async () => {
    const [token, phone] = [invite(), newPhone()];
    await register(invite(), phone);
    expect(await register(token, phone)).toMatchObject({ code: 403, msg: '手机号已经存在' });
    expect(await call('memberRegister', { ...newPhone(), token, password: '123' })).toMatchObject({
      msg: '密码长度需要大于6',
    });
    expect(await isOpen(token)).toEqual({ is_open: true });
    expect(await register(token)).toMatchObject({ code: 200 });
  });

  it('ends with its time', async () => {
    const token = invite(-1);
    expect([await isOpen(token), await register(token)]).toEqual([
      { is_open: false },
      expect.objectContaining(GONE),
    ]);
  });

  it('is none by a guess, an account’s own code, or the token of another step', async () => {
    for (const token of [`inv-${'A'.repeat(43)}`, 'inv-____________', 'x'.repeat(47)]) {
      expect(await isOpen(token)).toEqual({ is_open: false });
      expect(await register(token)).toMatchObject({ code: 422 });
    }
    const phone = newPhone();
    await register(invite(), phone);
    expect(
      await call('memberResetPassword', { ...phone, token: invite(), password: 'attack1' }),
    ).toMatchObject({ code: 422, msg: '手机验证已失效，请重新获取验证码' });
  });
});
