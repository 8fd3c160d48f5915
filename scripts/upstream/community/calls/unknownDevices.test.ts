import { CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { DEVICE_HEADER } from '@coinmirror/shared/contract/community/askerHeaders.ts';
import { describe, expect, it } from 'vitest';
import { field, useCommunity } from '../../testing/testCommunity.ts';

const { call, register, newPhone, solveCaptcha } = useCommunity();
const from = (device: string) => ({ [DEVICE_HEADER]: device });
const owner = from('owner');
type Phone = ReturnType<typeof newPhone>;

async function askCode(phone: Phone, type: number, headers: Record<string, string>) {
  return field(await call('phoneCode', { ...phone, type, ...(await solveCaptcha()) }, '', headers), 'hint');
}
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a stranger who guesses', () => {
  it('leaves the owner’s code for a login right', async () => {
    const phone = await register();
    const sms_code = await askCode(phone, CODE_PURPOSES.login, owner);
    const login = (code: string, headers: Record<string, string>) =>
      call('memberLogin', { ...phone, type: 2, sms_code: code }, '', headers);
    for (let tries = 0; tries < 12; tries += 1)
      expect(await login(wrong(sms_code), from(`stranger ${tries % 3}`))).toMatchObject({ code: 422 });
    expect(await login(sms_code, from('stranger'))).toMatchObject({ code: 422 });
    expect(await login(sms_code, {})).toMatchObject({ code: 422 });
    expect(await login(sms_code, owner)).toMatchObject({ code: 200 });
  });

  it('leaves the owner’s code for a reset right, and his token', async () => {
    const phone = await register();
    const type = CODE_PURPOSES.changePassword;
    const sms_code = await askCode(phone, type, owner);
    const verify = (code: string, headers: Record<string, string>) =>
      call('verifyPhoneCode', { ...phone, type, sms_code: code }, '', headers);
    for (let tries = 0; tries < 6; tries += 1) await verify(wrong(sms_code), from('stranger'));
    const token = field(await verify(sms_code, owner), 'token');
    const reset = (given: string, headers: Record<string, string>) =>
      call('memberResetPassword', { ...phone, token: given, password: 'secret2' }, '', headers);
    for (let tries = 0; tries < 6; tries += 1)
      expect(await reset(`wrong-token-${tries}`, from('stranger'))).toMatchObject({ code: 422 });
    expect(await reset(token, owner)).toMatchObject({ code: 200 });
  });

  it('who has codes sent to the number keeps the owner from none', async () => {
    const phone = await register();
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await askCode(phone, CODE_PURPOSES.login, from(`stranger ${turn}`))).toMatch(/^\d{6}$/);
    }
    const sms_code = await askCode(phone, CODE_PURPOSES.login, owner);
    expect(await call('memberLogin', { ...phone, type: 2, sms_code }, '', owner)).toMatchObject({
      code: 200,
    });
  });
});
