import * as v from 'valibot';
import { fewBlankLines } from '../../format/fewBlankLines.ts';
import { fewMarks } from '../../format/fewMarks.ts';
import { CODE_DIGITS } from '../../validation/login.ts';
import { checkNickname } from '../../validation/nickname.ts';
import { phoneParams } from '../../validation/phone.ts';
import { plainDigits, plainLine, plainText } from '../../validation/plainText.ts';
import { num } from '../wireNumber.ts';
import { WATCH_KINDS } from './watchKinds.ts';

/** Parameter types shared by the community endpoints. */

const areaCode = v.pipe(v.string(), v.transform(plainDigits), v.regex(/^\d{1,4}$/));
/** As it was written: `phoneRead` reads it beside its area. */
const mobile = v.pipe(v.string(), v.transform(plainText), v.maxLength(64));
/** The fields of a phone; a call that has them is read by `phoneRead`. */
export const phoneFields = { areacode: areaCode, mobile };

/** The phone of a call in its one form; refuses one that names another area than the chosen one, or is no number. */
export function phoneRead<Wire extends { areacode: string; mobile: string }>({
  dataset,
  addIssue,
  NEVER,
}: v.RawTransformContext<Wire>): Wire {
  const { value } = dataset;
  const phone = phoneParams({ areaCode: value.areacode, mobile: value.mobile });
  if (phone.areacode === value.areacode && /^\d{4,15}$/.test(phone.mobile)) return { ...value, ...phone };
  addIssue({
    message: 'no phone number of this area',
    path: [{ type: 'object', origin: 'value', input: { ...value }, key: 'mobile', value: value.mobile }],
  });
  return NEVER;
}
export const smsCode = v.pipe(v.string(), v.transform(plainDigits), v.regex(CODE_DIGITS));
/** Long enough for any password manager, short enough that hashing cannot be abused. */
export const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
export const ticket = v.pipe(v.string(), v.minLength(8), v.maxLength(128));
export const id = v.pipe(num, v.integer(), v.minValue(1));
export const itemCode = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]{0,79}$/i));
/** The browser's id of a record it created, which makes sending it twice idempotent. */
export const recordId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const watchKind = v.picklist(WATCH_KINDS);

/** The name that others read: a line in plain signs, so that no invisible sign makes two names of one. */
export const nickname = v.pipe(
  v.string(),
  v.transform((text) => fewMarks(plainLine(text))),
  v.check((name) => checkNickname(name) === null),
);

const COMMENT_KINDS = ['coin', 'exchange', 'wallet', 'news', 'flash'] as const;
export const commentKind = v.picklist(COMMENT_KINDS);
export type CommentKind = (typeof COMMENT_KINDS)[number];

/**
 * Text of at most `max` characters as a reader counts them; control characters, excess combining marks and all but
 * one blank line in a row are dropped, ends trimmed. A text of invisible signs alone is none.
 */
export function words(max: number, min = 0) {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      fewBlankLines(fewMarks(text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, keepLineBreak))).trim(),
    ),
    v.transform((text) => (plainText(text).trim() === '' ? '' : text)),
    v.check((text) => [...text].length >= min && [...text].length <= max),
  );
}

function keepLineBreak(character: string): string {
  return character === '\n' ? character : '';
}
