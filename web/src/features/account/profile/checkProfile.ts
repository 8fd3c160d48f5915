import { EMAIL_MAX, INTRO_MAX } from '@coinmirror/shared/constants/limits.ts';
import { checkNickname } from '@coinmirror/shared/validation/nickname.ts';
import * as v from 'valibot';

export interface ProfileFields {
  readonly nickname: string;
  readonly intro: string;
  readonly email: string;
}

const email = v.pipe(v.string(), v.email(), v.maxLength(EMAIL_MAX));

/** The message for each invalid field of a profile; length is counted in characters. */
export function checkProfile({ nickname, intro, email: address }: ProfileFields) {
  return {
    nickname: checkNickname(nickname),
    intro: [...intro.trim()].length > INTRO_MAX ? `简介最多 ${INTRO_MAX} 个字` : null,
    email: address.trim() === '' || v.is(email, address.trim()) ? null : '邮箱格式不正确',
  };
}
