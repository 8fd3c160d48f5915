import * as v from 'valibot';
import { row } from '../fields.ts';
import { text } from '../wire.ts';
import { num } from '../wireNumber.ts';
import { seconds } from '../wireTime.ts';

export const loginRow = row({
  nickname: text,
  token: ['sign', v.string()],
  headImage: ['userface', text],
  userId: ['mid', num],
});

/** Who has logged in, and the token that says so. */
export type LoginResult = v.InferOutput<typeof loginRow>;

export const memberRow = row({
  userId: ['mid', num],
  nickname: text,
  headImage: ['userface', text],
  areaCode: ['areacode', text],
  /** The upstream masks the middle digits. */
  maskedPhone: ['mobile', text],
  email: text,
  intro: text,
  registeredAt: ['regtime', seconds],
});

/** An account as its owner sees it. */
export type Member = v.InferOutput<typeof memberRow>;

export const sessionRow = row({
  id: v.string(),
  device: text,
  startedAt: ['logintime', seconds],
  expiresAt: ['expiretime', seconds],
  current: v.boolean(),
});

/** A browser that is logged in; epoch ms. */
export type MemberSession = v.InferOutput<typeof sessionRow>;
