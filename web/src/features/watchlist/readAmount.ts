import { OWN_NUMBER_MAX } from '@coinmirror/shared/constants/limits.ts';
import { readTypedNumber } from '@coinmirror/shared/numbers/readNumber.ts';

/** A typed amount of 0 or more, as it is written in Chinese or with a decimal comma; null for none and anything else. */
export function readAmount(text: string): number | null {
  const value = readTypedNumber(text);
  return value !== null && value >= 0 && value <= OWN_NUMBER_MAX ? value : null;
}
