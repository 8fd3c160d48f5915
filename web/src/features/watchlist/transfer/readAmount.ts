import { OWN_NUMBER_MAX } from '@coinmirror/shared/constants/limits.ts';

/** Parses an amount of 0 or more, with or without thousands separators; null for an empty field and anything else. */
export function readAmount(text: string): number | null {
  const plain = text.replaceAll(',', '').trim();
  const value = Number(plain);
  return plain !== '' && value >= 0 && value <= OWN_NUMBER_MAX ? value : null;
}
