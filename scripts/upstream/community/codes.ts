import { UpstreamError } from '@coinmirror/handlers/handler.ts';
import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { CODE_PURPOSES, type CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import { printLine } from '../printLine.ts';
import type { Phone } from '../store/accounts.ts';
import { toChallengeWire } from './captchas.ts';
import { type CommunityContext, type CommunityHandlers, ok } from './context.ts';

/** A dependency of codes is missing. Below 500, so that a gateway forwards the message and does not mark us as down. */
const CANNOT_SEND = 424;

/** The slider and the codes sent by SMS. */
export const codeHandlers = {
  phoneCodeMode: async (_params, { delivery }) => ok({ is_open: delivery.isOpen }),

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
    const { captchas, delivery } = context;
    if (!delivery.isOpen) throw new UpstreamError(CANNOT_SEND, '本站暂未开通短信服务，无法发送验证码');
    const { aliyun_sessionId, aliyun_sig, aliyun_token } = params;
    if (!captchas.redeem(aliyun_sessionId, aliyun_sig, aliyun_token)) {
      throw new UpstreamError(422, '请先完成滑块验证');
    }
    const phone = { areaCode: params.areacode, mobile: params.mobile };
    return ok({ hint: await sendCode(context, phone, params.type as CodePurpose) });
  },

  verifyPhoneCode: async ({ type, sms_code, areacode, mobile }, { store }) => {
    const phone = { areaCode: areacode, mobile };
    const purpose = type as CodePurpose;
    const used = store.accounts.findByPhone(phone) !== null;
    const mustBeNew = purpose === CODE_PURPOSES.register || purpose === CODE_PURPOSES.changePhone;
    redeemCode({ store }, phone, purpose, sms_code);
    // Only revealed after the caller proved that the phone is theirs.
    if (mustBeNew && used) throw new UpstreamError(403, TEXTS.phoneUsed);
    return ok({ token: store.phoneCodes.grant(phone, purpose) });
  },
} satisfies CommunityHandlers<
  'phoneCodeMode' | 'captchaChallenge' | 'captchaVerify' | 'phoneCode' | 'verifyPhoneCode'
>;

/** Sends a code; one that cannot be sent is withdrawn. Returns what the page may show of it. */
async function sendCode(
  { store, delivery }: CommunityContext,
  phone: Phone,
  purpose: CodePurpose,
): Promise<string> {
  const issued = store.phoneCodes.issue(phone, purpose);
  if (issued === null) throw new UpstreamError(429, '验证码发送过于频繁，请稍后再试');
  try {
    return await delivery.send({ phone, purpose, code: issued.code });
  } catch (error) {
    store.phoneCodes.withdraw(issued);
    printLine(`a code could not be sent (${reasonOf(error)})`);
    throw new UpstreamError(CANNOT_SEND, '短信暂时无法发送，请稍后再试');
  }
}

/** Contains neither code nor phone: of a connection error only its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

/** Consumes a code, or throws a refusal. */
export function redeemCode(
  { store }: Pick<CommunityContext, 'store'>,
  phone: Phone,
  purpose: CodePurpose,
  code: string,
): void {
  if (!store.phoneCodes.redeem(phone, purpose, code)) throw new UpstreamError(422, '验证码错误或已过期');
}
