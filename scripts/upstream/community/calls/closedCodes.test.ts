import { describe, expect, it } from 'vitest';
import { useCommunity } from '../../testing/testCommunity.ts';

describe('an upstream that cannot send codes', () => {
  const { call, newPhone, upstream } = useCommunity({ kind: 'closed' });

  it('says so on request, and refuses a code before any other check', async () => {
    expect((await call('phoneCodeMode', {})).data).toEqual({ is_open: false });
    const proof = { aliyun_sessionId: 'x', aliyun_sig: 'x', aliyun_token: 'x' };
    expect(await call('phoneCode', { ...newPhone(), type: 5, ...proof })).toEqual({
      status: 424,
      code: 424,
      msg: '本站暂未开通短信服务，无法发送验证码',
    });
  });

  it('still accepts passwords', async () => {
    const phone = newPhone();
    await upstream().store.accounts.create(
      { areaCode: phone.areacode, mobile: phone.mobile },
      'secret1',
      '甲',
    );
    expect(await call('memberLogin', { ...phone, type: 1, password: 'secret1' })).toMatchObject({
      code: 200,
    });
  });
});

describe('an upstream whose messages fail', () => {
  const nobody = { kind: 'webhook', url: 'http://127.0.0.1:9/', secret: 'a secret of its own' } as const;
  const { call, newPhone, solveCaptcha } = useCommunity(nobody);

  it('is open, reports that none was sent, and allows another request immediately', async () => {
    expect((await call('phoneCodeMode', {})).data).toEqual({ is_open: true });
    const phone = newPhone();
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await call('phoneCode', { ...phone, type: 5, ...(await solveCaptcha()) })).toEqual({
        status: 424,
        code: 424,
        msg: '短信暂时无法发送，请稍后再试',
      });
    }
  });
});
