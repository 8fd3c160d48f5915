import { plainText } from './plainText.ts';
import { TRUNK_ZERO } from './trunkZero.ts';

/** Validates a phone number for an area; the caller loads libphonenumber lazily, because it is large. */
export type PhoneJudge = (mobile: string, areaCode: string) => boolean;

interface PhoneLibrary {
  parsePhoneNumberFromString(
    text: string,
  ): { isValid(): boolean; countryCallingCode: string; nationalNumber: string } | undefined;
}

/**
 * A validator using libphonenumber-js: accepts a valid number of exactly the chosen area (`86`, `1`, `852` …), as it is dialled
 * from abroad. A prefix that the library would read over (`8` in Russia) is refused: the same phone would be two members.
 */
export function createPhoneJudge(library: PhoneLibrary): PhoneJudge {
  return (mobile, areaCode) => {
    const digits = mobile.trim();
    if (!/^\d{4,15}$/.test(digits)) return false;
    const number = library.parsePhoneNumberFromString(`+${areaCode}${digits}`);
    return (
      number?.isValid() === true && number.countryCallingCode === areaCode && number.nationalNumber === digits
    );
  };
}

/** A phone number: its calling code without the plus, and what is dialled within the area. */
export interface Phone {
  readonly areaCode: string;
  readonly mobile: string;
}

/** What people and address books write between digits: spaces, dashes, brackets. */
const BETWEEN = /[\s\p{Cf}\p{Pd}\u2212().·•/]/gu;
/** The calling code is written along: `+86…`, `0086…`. */
const INTERNATIONAL = /^(?:\+|00)(?=\d)/;
/** A trunk zero that is not dialled from abroad: `+44 (0)20`. */
const TRUNK = /\(\s*0\s*\)/;
/** The calling codes of one and of two digits (ITU-T E.164); all others have three. */
const SHORT_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * A phone as it was typed or pasted beside a chosen area. A calling code that is written along wins over the chosen one,
 * and is never dialled twice. A trunk zero is left out where the area has one. What is no digit stays in `mobile`, so that it
 * is refused.
 */
export function readPhone({ areaCode, mobile }: Phone): Phone {
  if (!isInternational(mobile)) return { areaCode, mobile: withoutTrunk(areaCode, unspaced(mobile)) };
  const digits = unspaced(plainText(mobile).replace(TRUNK, '')).replace(INTERNATIONAL, '');
  const code = digits.startsWith(areaCode) ? areaCode : (SHORT_CODE.exec(digits)?.[0] ?? digits.slice(0, 3));
  return { areaCode: code, mobile: withoutTrunk(code, digits.slice(code.length)) };
}

function withoutTrunk(areaCode: string, mobile: string): string {
  return TRUNK_ZERO.has(areaCode) ? mobile.replace(/^0(?=\d)/, '') : mobile;
}

/** Is a calling code written along? */
export function isInternational(mobile: string): boolean {
  return INTERNATIONAL.test(unspaced(mobile));
}

function unspaced(text: string): string {
  return plainText(text).replace(BETWEEN, '').replace(/^tel:/i, '');
}

/** A phone as calls send it. */
export function phoneParams(phone: Phone): { areacode: string; mobile: string } {
  const { areaCode, mobile } = readPhone(phone);
  return { areacode: areaCode, mobile };
}
