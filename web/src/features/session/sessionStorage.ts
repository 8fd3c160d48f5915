import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import * as v from 'valibot';
import { readCookie, writeCookie } from '#api/storage/cookie.ts';
import { readStored, writeStored } from '#api/storage/localStore.ts';
import { anonymous, type Session } from './session.ts';

/** Stored user info, with the names of the specification's section 3. */
const userInfo = v.object({ user_id: v.fallback(v.string(), '') });

/** Reads the session of this browser; creates its random id if it has none. */
export function readSession(): Session {
  const token = readCookie(COOKIES.userToken);
  const uid = readCookie(COOKIES.uid) || renewUid();
  if (token === '') return { ...anonymous, uid };
  const stored = v.safeParse(userInfo, readStored(STORAGE_KEYS.userInfo));
  return {
    token,
    userName: readCookie(COOKIES.userName),
    headImage: readCookie(COOKIES.headImage),
    userId: stored.success ? stored.output.user_id : '',
    uid,
  };
}

/** Writes cookies and stored user info; an anonymous session clears them. */
export function writeSession(session: Session): void {
  writeCookie(COOKIES.userToken, session.token);
  writeCookie(COOKIES.userName, session.userName);
  writeCookie(COOKIES.headImage, session.headImage);
  writeStored(STORAGE_KEYS.userInfo, session.token === '' ? undefined : toUserInfo(session));
}

function toUserInfo(session: Session) {
  return {
    user_name: session.userName,
    user_token: session.token,
    head_image: session.headImage,
    user_id: session.userId,
  };
}

function renewUid(): string {
  const uid = randomUuid();
  writeCookie(COOKIES.uid, uid);
  return uid;
}

/** A version 4 UUID. `crypto.randomUUID` exists only in secure contexts; getRandomValues exists everywhere. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
