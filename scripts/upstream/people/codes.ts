import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { CODE_PURPOSES, type CodePurpose } from '@coinmirror/shared/contract/people/account.ts';
import { UpstreamError } from '@coinmirror/shared/handlers/handler.ts';
import { toChallengeWire } from './captchas.ts';
import { ok, type PeopleContext, type PeopleHandlers } from './context.ts';

/** The slider and the codes sent by SMS. */
export const codeHandlers = {
  captchaChallenge: async (_params, { captchas }) => {
    const challenge = captchas.issue();
    if (challenge === null) throw new UpstreamError(429, '请求验证的人太多，请稍后再试', null, 1);
    return ok(toChallengeWire(challenge));
  },

  captchaVerify: async ({ session_id, position, duration }, { captchas }) => {
    const result = captchas.solve(session_id, position, duration);
    if (result === 'gone') throw new UpstreamError(410, '验证已失效，请重新滑动');
    if (result === 'wrong') throw new UpstreamError(422, '位置不对，请再试一次');
    return ok(result);
  },

  phoneCode: async (params, context) => {
    const { captchas, store } = context;
    const { aliyun_sessionId, aliyun_sig, aliyun_token } = params;
    if (!captchas.redeem(aliyun_sessionId, aliyun_sig, aliyun_token)) {
      throw new UpstreamError(422, '请先完成滑块验证');
    }
    const phone = { areaCode: params.areacode, mobile: params.mobile };
    const purpose = params.type as CodePurpose;
    const code = store.phoneCodes.issue(phone, purpose);
    if (code === null) throw new UpstreamError(429, '验证码发送过于频繁，请稍后再试');
    context.sendCode(`+${phone.areaCode} ${phone.mobile}`, code);
    return ok({ hint: code });
  },

  verifyPhoneCode: async ({ type, sms_code, areacode, mobile }, { store }) => {
    const phone = { areaCode: areacode, mobile };
    const purpose = type as CodePurpose;
    const used = store.accounts.findByPhone(phone) !== null;
    const mustBeNew = purpose === CODE_PURPOSES.register || purpose === CODE_PURPOSES.changePhone;
    redeemCode({ store }, phone, purpose, sms_code);
    // Said only to who proved that the phone is theirs.
    if (mustBeNew && used) throw new UpstreamError(403, TEXTS.phoneUsed);
    return ok({ token: store.phoneCodes.grant(phone, purpose) });
  },
} satisfies PeopleHandlers<'captchaChallenge' | 'captchaVerify' | 'phoneCode' | 'verifyPhoneCode'>;

/** Uses up a code, or refuses. */
export function redeemCode(
  { store }: Pick<PeopleContext, 'store'>,
  phone: { areaCode: string; mobile: string },
  purpose: CodePurpose,
  code: string,
): void {
  if (!store.phoneCodes.redeem(phone, purpose, code)) throw new UpstreamError(422, '验证码错误或已过期');
}
