import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { INVITATION_PREFIX } from '@coinmirror/shared/validation/invitation.ts';
import { checkNewPassword } from '@coinmirror/shared/validation/login.ts';
import { UpstreamError } from '../../answers/handler/handler.ts';
import type { Account, Phone } from '../store/accounts.ts';
import { redeemCode } from './codes.ts';
import { type CommunityContext, type CommunityHandlers, ok, requireAccount } from './context.ts';
import { withInvitation } from './invitations.ts';
import { accountOfInvite } from './invites.ts';
import { memberRow } from './memberWire.ts';
import { firstName, resetPassword } from './newAccount.ts';

const WRONG_LOGIN = '手机号或密码错误';
const LOCKED = 423;
const LOCKED_TEXT = '该账号已停用，如有疑问，请通过页面底部的“意见反馈”告诉我们';

/**
 * Login, registration, password reset, logout. When password, phone or account change, earlier codes and tokens of the
 * phone become invalid, and other sessions end.
 */
export const memberHandlers = {
  memberLogin: async (params, context) => {
    const { store, device } = context;
    const phone = { areaCode: params.areacode, mobile: params.mobile };
    if (params.type === 2) redeemCode(context, phone, CODE_PURPOSES.login, params.sms_code);
    const account = store.accounts.findByPhone(phone);
    if (params.type === 1) {
      // Checked for an unknown phone too, so that response times reveal nothing.
      const right = await store.accounts.hasPassword(account?.id ?? 0, params.password);
      if (!account || !right) throw new UpstreamError(422, WRONG_LOGIN);
    }
    if (!account) throw new UpstreamError(404, '该手机号尚未注册');
    // Only revealed to whoever has its password or a code.
    if (store.sessions.isLocked(account.id)) throw new UpstreamError(LOCKED, LOCKED_TEXT);
    const token = store.sessions.open(account.id, device);
    return ok({ nickname: account.nickname, token, headImage: account.face, userId: account.id });
  },

  memberRegister: async ({ areacode, mobile, token, password, invite }, { store }) => {
    refuseBadPassword(password);
    const phone = { areaCode: areacode, mobile };
    const inviter = invite ? accountOfInvite(store, invite) : null;
    const create = async () => {
      const account = await store.accounts.create(phone, password, firstName(phone), inviter?.id ?? null);
      if (!account) throw new UpstreamError(403, TEXTS.phoneUsed);
    };
    if (token.startsWith(INVITATION_PREFIX)) await withInvitation(store, token, create);
    else {
      takePhone({ store }, token, CODE_PURPOSES.register, phone);
      await create();
    }
    return ok(null);
  },

  invitationState: async ({ invite }, { store }) => ok({ isOpen: store.invitations.isOpen(invite) }),

  memberResetPassword: async ({ areacode, mobile, token, password }, { store }) => {
    refuseBadPassword(password);
    const phone = takePhone({ store }, token, CODE_PURPOSES.changePassword, { areaCode: areacode, mobile });
    const account = store.accounts.findByPhone(phone);
    if (!account) throw new UpstreamError(404, '该手机号尚未注册');
    await resetPassword(store, account, password);
    return ok(null);
  },

  memberLogout: async (_params, { store, token }) => {
    store.sessions.end(token);
    return ok(null);
  },

  memberSetPassword: async ({ oldpassword, password }, context) => {
    const { store, token } = context;
    const account = await requirePassword(context, oldpassword);
    refuseBadPassword(password);
    await store.accounts.changePassword(account.id, password);
    store.sessions.endOthers(account.id, token);
    store.phoneCodes.voidAll(account);
    return ok(null);
  },

  memberCheckPassword: async ({ password }, context) => {
    await requirePassword(context, password);
    return ok(null);
  },

  memberChangeMobile: async ({ areacode, mobile, token, password }, context) => {
    const { store } = context;
    const account = await requirePassword(context, password);
    const phone = takePhone(context, token, CODE_PURPOSES.changePhone, { areaCode: areacode, mobile });
    if (!store.accounts.changePhone(account.id, phone)) throw new UpstreamError(403, TEXTS.phoneUsed);
    store.sessions.endOthers(account.id, context.token);
    for (const each of [account, phone]) store.phoneCodes.voidAll(each);
    return ok(memberRow(store.accounts.find(account.id) ?? account));
  },

  memberDelete: async ({ password }, context) => {
    const account = await requirePassword(context, password);
    context.store.accounts.remove(account.id);
    context.store.phoneCodes.voidAll(account);
    return ok(null);
  },
} satisfies CommunityHandlers<
  | 'memberLogin'
  | 'memberRegister'
  | 'invitationState'
  | 'memberResetPassword'
  | 'memberLogout'
  | 'memberSetPassword'
  | 'memberCheckPassword'
  | 'memberChangeMobile'
  | 'memberDelete'
>;

function refuseBadPassword(password: string): void {
  const complaint = checkNewPassword(password);
  if (complaint) throw new UpstreamError(422, complaint);
}

async function requirePassword(context: CommunityContext, password: string): Promise<Account> {
  const account = requireAccount(context);
  const { accounts, passwordTries } = context.store;
  const wait = passwordTries.begin(account.id);
  if (wait > 0) throw tooManyWrong(wait);
  if (!(await accounts.hasPassword(account.id, password))) throw new UpstreamError(422, '密码错误');
  passwordTries.forget(account.id);
  return account;
}

function tooManyWrong(ms: number): UpstreamError {
  const message = `密码输错次数过多，请 ${Math.ceil(ms / 60_000)} 分钟后再试`;
  return new UpstreamError(429, message, null, Math.ceil(ms / 1000));
}

/** The phone of a token, which must equal the given one. */
function takePhone(
  { store }: Pick<CommunityContext, 'store'>,
  token: string,
  purpose: (typeof CODE_PURPOSES)[keyof typeof CODE_PURPOSES],
  named: Phone,
): Phone {
  const phone = store.phoneCodes.take(token, purpose);
  if (phone && phone.areaCode === named.areaCode && phone.mobile === named.mobile) return phone;
  throw new UpstreamError(422, '手机验证已失效，请重新获取验证码');
}
