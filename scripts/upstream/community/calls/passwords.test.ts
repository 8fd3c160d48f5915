import { CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { describe, expect, it, test } from 'vitest';
import { field, useCommunity } from '../../testing/testCommunity.ts';

const community = useCommunity();
const { call, login, newPhone, askCode } = community;

type Phone = ReturnType<typeof newPhone>;
const { changePassword, changePhone } = CODE_PURPOSES;
const another = async (phone: Phone, password = 'secret1') =>
  field(await call('memberLogin', { ...phone, type: 1, password }), 'sign');
/** The token of a verified phone. */
async function grant(phone: Phone, type: number): Promise<string> {
  return field(
    await call('verifyPhoneCode', { type, sms_code: await askCode(phone, type), ...phone }),
    'token',
  );
}

/** Ways for an owner to lock others out of the account, and the account's phone afterwards. */
const changes: Readonly<
  Record<string, (owner: { phone: Phone; token: string }) => Promise<{ phone: Phone; moved?: Phone }>>
> = {
  'a new password': async ({ phone, token }) => {
    const reply = await call('memberSetPassword', { oldpassword: 'secret1', password: 'secret2' }, token);
    expect(reply.code).toBe(200);
    return { phone };
  },
  'another phone': async ({ phone, token }) => {
    const moved = newPhone();
    const proof = await grant(moved, changePhone);
    const reply = await call('memberChangeMobile', { ...moved, token: proof, password: 'secret1' }, token);
    expect(reply.code).toBe(200);
    return { phone, moved };
  },
};

describe('earlier access to an account ends', () => {
  test.each(Object.keys(changes))('%s: the other sessions end, this one stays', async (name) => {
    const { phone, token } = await login();
    const other = await another(phone);
    await changes[name]?.({ phone, token });
    expect(await call('memberInfo', {}, other)).toMatchObject({ code: 401 });
    expect(await call('memberInfo', {}, token)).toMatchObject({ code: 200 });
  });

  test.each(Object.keys(changes))('%s: issued tokens and sent codes are invalid', async (name) => {
    const { phone, token } = await login();
    const granted = await grant(phone, changePassword);
    const sms_code = await askCode(phone, CODE_PURPOSES.login);
    await changes[name]?.({ phone, token });
    const reset = await call('memberResetPassword', { ...phone, token: granted, password: 'attack1' });
    expect(reset).toMatchObject({ code: 422, msg: '手机验证已失效，请重新获取验证码' });
    expect(await call('memberLogin', { ...phone, type: 2, sms_code })).toMatchObject({ code: 422 });
  });

  it('another phone: tokens issued to the new one before are invalid too', async () => {
    const { token } = await login();
    const moved = newPhone();
    const proof = await grant(moved, changePhone);
    const sms_code = await askCode(moved, CODE_PURPOSES.login);
    await call('memberChangeMobile', { ...moved, token: proof, password: 'secret1' }, token);
    expect(await call('memberLogin', { ...moved, type: 2, sms_code })).toMatchObject({ code: 422 });
  });

  it('a reset: a second token of the same phone is invalid', async () => {
    const { phone } = await login();
    const owners = await grant(phone, changePassword);
    const { store } = community.upstream();
    const unknownDevices = store.phoneCodes.grant(
      { areaCode: phone.areacode, mobile: phone.mobile },
      changePassword,
    );
    await call('memberResetPassword', { ...phone, token: owners, password: 'secret2' });
    const reset = await call('memberResetPassword', { ...phone, token: unknownDevices, password: 'attack1' });
    expect(reset).toMatchObject({ code: 422 });
  });

  it('a deleted account deletes its tokens', async () => {
    const { phone, token } = await login();
    const granted = await grant(phone, changePassword);
    await call('memberDelete', { password: 'secret1' }, token);
    const { store } = community.upstream();
    expect(store.phoneCodes.take(granted, changePassword)).toBeNull();
  });
});

describe('the current password', () => {
  const calls = {
    memberCheckPassword: { password: 'wrong' },
    memberSetPassword: { oldpassword: 'wrong', password: 'secret2' },
    memberDelete: { password: 'wrong' },
    memberChangeMobile: { areacode: '86', mobile: '13900139000', token: 'x'.repeat(16), password: 'wrong' },
  } as const;
  const names = Object.keys(calls) as (keyof typeof calls)[];

  test.each(names)('can be guessed five times in ten minutes by %s', async (name) => {
    const { phone, token } = await login();
    const codes: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) codes.push((await call(name, calls[name], token)).code);
    expect(codes).toEqual([422, 422, 422, 422, 422, 429, 429]);
    // Neither the right password nor another session bypasses the limit; the owner can still log in.
    const other = await another(phone);
    expect(await call('memberCheckPassword', { password: 'secret1' }, other)).toMatchObject({
      status: 429,
      msg: '密码输错次数过多，请 10 分钟后再试',
    });
  });

  it('attempts are counted before they are checked, so that parallel ones and restarts do not bypass the limit', async () => {
    const { token } = await login();
    const at = Array.from({ length: 15 }, (_, tries) =>
      call('memberCheckPassword', { password: `wrong${tries}` }, token),
    );
    const codes = (await Promise.all(at)).map(({ code }) => code);
    expect(codes.filter((code) => code === 422)).toHaveLength(5);
    await community.restart();
    expect(await call('memberCheckPassword', { password: 'secret1' }, token)).toMatchObject({ code: 429 });
  });

  it('a right one resets earlier wrong ones', async () => {
    const { token } = await login();
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) {
        expect(await call('memberCheckPassword', { password: 'wrong' }, token)).toMatchObject({ code: 422 });
      }
      expect(await call('memberCheckPassword', { password: 'secret1' }, token)).toMatchObject({ code: 200 });
    }
  });
});
