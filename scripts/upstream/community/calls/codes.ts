import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { CODE_PURPOSES, type CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import { UpstreamError } from '../../answers/handler/handler.ts';
import { CANNOT_SEND } from '../delivery/sender.ts';
import type { Phone } from '../store/accounts.ts';
import { challengeOf } from './captchas.ts';
import { type CommunityContext, type CommunityHandlers, ok } from './context.ts';

/** The slider and the codes sent by SMS. */
export const codeHandlers = {
  phoneCodeMode: async (_params, { delivery }) => ok({ isOpen: delivery.isOpen }),

  captchaChallenge: async (_params, { captchas }) => {
    const challenge = captchas.issue();
    if (challenge === null) throw new UpstreamError(429, '请求验证的人太多，请稍后再试', null, 1);
    return ok(challengeOf(challenge));
  },

  captchaVerify: async ({ session_id, position, duration }, { captchas }) => {
    const result = captchas.solve(session_id, position, duration);
    if (result === 'gone') throw new UpstreamError(410, '验证已失效，请重新滑动');
    if (result === 'wrong') throw new UpstreamError(422, '位置不对，请再试一次');
    return ok(result);
  },

  phoneCode: async (params, context) => {
    const { captchas, delivery, sender, asker } = context;
    if (!delivery.isOpen) throw new UpstreamError(CANNOT_SEND, '本站暂未开通短信服务，无法发送验证码');
    const phone = { areaCode: params.areacode, mobile: params.mobile };
    const send = { phone, purpose: params.type as CodePurpose, asker };
    // A repetition brings the slider of the first try, which is used up, and sends nothing.
    const underway = sender.underway(send);
    if (underway !== null) return ok({ hint: await underway });
    const { aliyun_sessionId, aliyun_sig, aliyun_token } = params;
    if (!captchas.redeem(aliyun_sessionId, aliyun_sig, aliyun_token)) {
      throw new UpstreamError(422, '请先完成滑块验证');
    }
    return ok({ hint: await sender.send(send) });
  },

  verifyPhoneCode: async ({ type, sms_code, areacode, mobile }, { store, asker }) => {
    const phone = { areaCode: areacode, mobile };
    const purpose = type as CodePurpose;
    const used = store.accounts.findByPhone(phone) !== null;
    const mustBeNew = purpose === CODE_PURPOSES.register || purpose === CODE_PURPOSES.changePhone;
    redeemCode({ store, asker }, phone, purpose, sms_code);
    // Only revealed after the caller proved that the phone is theirs.
    if (mustBeNew && used) throw new UpstreamError(403, TEXTS.phoneUsed);
    return ok({ token: store.phoneCodes.grant(phone, purpose) });
  },
} satisfies CommunityHandlers<
  'phoneCodeMode' | 'captchaChallenge' | 'captchaVerify' | 'phoneCode' | 'verifyPhoneCode'
>;

/** Consumes a code, or throws a refusal. */
export function redeemCode(
  { store, asker }: Pick<CommunityContext, 'store' | 'asker'>,
  phone: Phone,
  purpose: CodePurpose,
  code: string,
): void {
  if (!store.phoneCodes.redeem(phone, purpose, code, asker))
    throw new UpstreamError(422, '验证码错误或已过期');
}
