import * as v from 'valibot';
import { EMAIL_MAX, INTRO_MAX } from '../../constants/limits.ts';
import { AVATAR_RULE } from '../../validation/picture/avatarRule.ts';
import { defineEndpoint, fileOf } from '../endpoint.ts';
import { row } from '../fields.ts';
import { envelope, text } from '../wire.ts';
import { num } from '../wireNumber.ts';
import { seconds } from '../wireTime.ts';
import { captchaRow } from './captcha.ts';
import { loginRow, memberRow, sessionRow } from './member.ts';
import { nickname, phoneFields, phoneRead, secret, smsCode, ticket, words } from './words.ts';

const nothing = v.object({});
const openRow = row({ isOpen: ['is_open', v.boolean()] });
/** An answer without data, which only reports success. */
const done = envelope(v.optional(v.unknown()));

/** Purpose of a code: 5 login and 1 register are the specification's; 2 and 3 are our own. */
export const CODE_PURPOSES = { register: 1, changePassword: 2, changePhone: 3, login: 5 } as const;
export type CodePurpose = (typeof CODE_PURPOSES)[keyof typeof CODE_PURPOSES];
const purpose = v.pipe(num, v.picklist([1, 2, 3, 5]));

const post = { method: 'POST', host: 'community', body: 'json' } as const;
const get = { method: 'GET', host: 'community' } as const;

/** Accounts, sessions, codes. Endpoints that need a login read the Authorization header and answer 401 without one. */
export const accountEndpoints = {
  /**
   * Whether codes can be sent to phones; if not, forms that need a code are not offered. An upstream without this
   * endpoint can send them.
   */
  phoneCodeMode: defineEndpoint({
    policy: 60,
    ...get,
    path: '/api/v3/sms/mode',
    params: nothing,
    response: envelope(openRow),
  }),
  captchaChallenge: defineEndpoint({
    policy: 'captcha',
    ...get,
    path: '/api/v3/captcha/challenge',
    params: nothing,
    response: envelope(captchaRow),
  }),
  captchaVerify: defineEndpoint({
    policy: 'captcha',
    ...post,
    path: '/api/v3/captcha/verify',
    params: v.object({ session_id: ticket, position: num, duration: num }),
    response: envelope(v.object({ sig: v.string(), token: v.string() })),
  }),
  phoneCode: defineEndpoint({
    policy: 'sendCode',
    ...post,
    path: '/api/v3/sms/getphonecode',
    params: v.pipe(
      v.object({
        ...phoneFields,
        type: purpose,
        appid: v.optional(num, 1),
        aliyun_afs: v.optional(num, 1),
        aliyun_sessionId: v.pipe(v.string(), v.maxLength(512)),
        aliyun_sig: v.pipe(v.string(), v.maxLength(512)),
        aliyun_token: v.pipe(v.string(), v.maxLength(512)),
      }),
      v.rawTransform(phoneRead),
    ),
    /** `hint` is the code itself if the upstream is a simulation that cannot send messages. */
    response: envelope(v.object({ hint: v.optional(v.string(), '') })),
  }),
  memberLogin: defineEndpoint({
    policy: 'login',
    ...post,
    path: '/api/v2/member/login',
    params: v.pipe(
      v.variant('type', [
        v.object({ ...phoneFields, type: v.literal(1), password: secret }),
        v.object({ ...phoneFields, type: v.literal(2), sms_code: smsCode }),
      ]),
      v.rawTransform(phoneRead),
    ),
    response: envelope(loginRow),
  }),
  verifyPhoneCode: defineEndpoint({
    // Passwords and codes can be guessed, so attempts are limited.
    policy: 'login',
    ...post,
    path: '/api/v3/sms/vertifyphonecode',
    params: v.pipe(v.object({ type: purpose, sms_code: smsCode, ...phoneFields }), v.rawTransform(phoneRead)),
    response: envelope(v.object({ token: v.string() })),
  }),
  /** The token comes from verifyPhoneCode with type 1, or is an invitation of the operator, which is used once. */
  memberRegister: defineEndpoint({
    policy: 'register',
    ...post,
    path: '/api/v2/member/reg',
    params: v.pipe(
      v.object({
        ...phoneFields,
        token: ticket,
        password: secret,
        invite: v.optional(v.pipe(v.string(), v.maxLength(16))),
      }),
      v.rawTransform(phoneRead),
    ),
    response: done,
  }),
  /** Whether an invitation of the operator (`validation/invitation.ts`) can be used as the token of a registration. */
  invitationState: defineEndpoint({
    policy: 'read',
    ...get,
    path: '/api/v2/member/invitation',
    params: v.object({ invite: ticket }),
    response: envelope(openRow),
  }),
  memberLogout: defineEndpoint({
    policy: 'write',
    ...get,
    path: '/api/v2/member/logout',
    params: nothing,
    response: done,
  }),
  memberInfo: defineEndpoint({
    policy: 'read',
    ...get,
    path: '/api/v2/member/userinfo',
    params: nothing,
    response: envelope(memberRow),
  }),
  memberChangeInfo: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v2/member/changeinfo',
    params: v.object({
      nickname,
      intro: v.optional(words(INTRO_MAX), ''),
      email: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email(), v.maxLength(EMAIL_MAX))]), ''),
      userface: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    response: envelope(memberRow),
  }),
  /** Ends all other sessions. */
  memberSetPassword: defineEndpoint({
    policy: 'password',
    ...post,
    path: '/api/v2/member/setpassword',
    params: v.object({ oldpassword: secret, password: secret }),
    response: done,
  }),
  /** For a forgotten password: the token comes from verifyPhoneCode with type 2. Ends all sessions. */
  memberResetPassword: defineEndpoint({
    policy: 'login',
    ...post,
    path: '/api/v2/member/findpassword',
    params: v.pipe(v.object({ ...phoneFields, token: ticket, password: secret }), v.rawTransform(phoneRead)),
    response: done,
  }),
  memberCheckPassword: defineEndpoint({
    policy: 'password',
    ...post,
    path: '/api/v2/member/checkpwd',
    params: v.object({ password: secret }),
    response: done,
  }),
  /** The token proves the new phone (verifyPhoneCode with type 3). */
  memberChangeMobile: defineEndpoint({
    policy: 'password',
    ...post,
    path: '/api/v2/member/changemobile',
    params: v.pipe(v.object({ ...phoneFields, token: ticket, password: secret }), v.rawTransform(phoneRead)),
    response: envelope(memberRow),
  }),
  memberSessions: defineEndpoint({
    policy: 'read',
    ...get,
    path: '/api/v2/member/sessions',
    params: nothing,
    response: envelope(v.array(sessionRow)),
  }),
  /** Ends all sessions except the caller's. */
  memberEndSessions: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v2/member/endsessions',
    params: nothing,
    response: done,
  }),
  /** Deletes the account and everything its owner wrote. */
  memberDelete: defineEndpoint({
    policy: 'password',
    ...post,
    path: '/api/v2/member/delete',
    params: v.object({ password: secret }),
    response: done,
  }),
  inviteInfo: defineEndpoint({
    policy: 'read',
    ...get,
    path: '/api/v2/member/invite',
    params: nothing,
    response: envelope(
      v.object({
        code: v.string(),
        records: v.array(v.object({ nickname: text, regtime: seconds })),
      }),
    ),
  }),
  /** A PNG, JPEG or WebP within `AVATAR_RULE`; answers with the path of the picture. */
  uploadImage: defineEndpoint({
    policy: 'upload',
    ...post,
    body: 'multipart',
    upload: AVATAR_RULE,
    path: '/api/v2/upload/image',
    params: v.object({ file: fileOf(AVATAR_RULE) }),
    response: envelope(v.object({ url: v.string() })),
  }),
} as const;
