import { PASSWORD_MIN } from '../constants/limits.ts';
import { TEXTS } from '../constants/texts.ts';
import { type PhoneJudge, readPhone } from './phone.ts';
import { plainDigits } from './plainText.ts';

/** A field's error, or null if it is valid. */
export type Complaint = string | null;

export interface LoginFields {
  readonly mobile: string;
  readonly areaCode: string;
  readonly mode: 'password' | 'sms';
  readonly password: string;
  readonly code: string;
}

/** Section 5, login: the error of each field. */
export function checkLogin(fields: LoginFields, judge: PhoneJudge) {
  return {
    mobile: checkPhone(fields, judge, TEXTS.phoneMissing, TEXTS.phoneBadLogin),
    password: fields.mode === 'password' && fields.password === '' ? TEXTS.passwordMissing : null,
    code: fields.mode === 'sms' ? checkCode(fields.code, TEXTS.codeMissing) : null,
  } satisfies Record<string, Complaint>;
}

/** Section 5, sending a code from the login window. */
export function checkCodeRequest(
  fields: Pick<LoginFields, 'mobile' | 'areaCode'>,
  judge: PhoneJudge,
): Complaint {
  return checkPhone(fields, judge, TEXTS.phoneMissingForCode, TEXTS.phoneBadLogin);
}

export interface NewAccountFields {
  readonly mobile: string;
  readonly areaCode: string;
  readonly password: string;
  readonly passwordAgain: string;
  /** Phones already refused with a 403, with their area: `86-13800138000`. */
  readonly usedPhones: ReadonlySet<string>;
}

export interface RegisterFields extends NewAccountFields {
  readonly code: string;
}

/** Section 5, registration: the error of each field. */
export function checkRegister(fields: RegisterFields, judge: PhoneJudge) {
  return {
    ...checkNewAccount(fields, judge),
    code: checkCode(fields.code, TEXTS.phoneCodeMissing),
  } satisfies Record<string, Complaint>;
}

/** The same without a code, of who was invited by the operator. */
export function checkNewAccount(fields: NewAccountFields, judge: PhoneJudge) {
  return {
    mobile: checkNewPhone(fields, judge),
    password: checkNewPassword(fields.password),
    passwordAgain: checkPasswordAgain(fields.password, fields.passwordAgain),
  } satisfies Record<string, Complaint>;
}

/** A code as it is sent to phones, in plain digits. */
export const CODE_DIGITS = /^\d{4,8}$/;

/** A typed code: present, and a code in any spelling (`plainDigits`). */
export function checkCode(code: string, missing: string): Complaint {
  const digits = plainDigits(code);
  if (digits === '') return missing;
  return CODE_DIGITS.test(digits) ? null : '验证码格式不正确';
}

/** A phone for a new account: present, valid, and not refused before. */
export function checkNewPhone(
  fields: Pick<NewAccountFields, 'mobile' | 'areaCode' | 'usedPhones'>,
  judge: PhoneJudge,
): Complaint {
  const complaint = checkPhone(fields, judge, TEXTS.phoneMissing, TEXTS.phoneBadRegister);
  if (complaint) return complaint;
  return fields.usedPhones.has(phoneKey(fields.areaCode, fields.mobile)) ? TEXTS.phoneUsed : null;
}

/** The key of a used phone. */
export function phoneKey(areaCode: string, mobile: string): string {
  const phone = readPhone({ areaCode, mobile });
  return `${phone.areaCode}-${phone.mobile}`;
}

/** A password for an account: present and at least six characters. */
export function checkNewPassword(password: string): Complaint {
  if (password === '') return TEXTS.passwordMissing;
  return [...password].length < PASSWORD_MIN ? TEXTS.passwordShort : null;
}

/** The repeated password: present and equal. */
export function checkPasswordAgain(password: string, again: string): Complaint {
  if (again === '') return TEXTS.passwordAgainMissing;
  return again === password ? null : TEXTS.passwordsDiffer;
}

function checkPhone(
  fields: Pick<LoginFields, 'mobile' | 'areaCode'>,
  judge: PhoneJudge,
  missing: string,
  bad: string,
): Complaint {
  const { mobile, areaCode } = readPhone(fields);
  if (mobile === '') return missing;
  return judge(mobile, areaCode) ? null : bad;
}
