import { COMPARE_MAX } from '@coinmirror/shared/constants/limits.ts';
import { checkCompareAddition } from '@coinmirror/shared/validation/compareList.ts';

export type AddResult =
  | { readonly ok: true; readonly codes: readonly string[] }
  /** The reason, with the specification's message. */
  | { readonly ok: false; readonly message: string };

/** Adds a coin to the compared ones, or returns why it cannot be added. */
export function addToCompare(codes: readonly string[], code: string): AddResult {
  const message = checkCompareAddition(codes, code);
  return message === null ? { ok: true, codes: [...codes, code] } : { ok: false, message };
}

/** Parses the cookie `a,b,c` into codes: no blanks, no duplicates, at most the limit. */
export function parseCompareList(text: string): readonly string[] {
  const codes = text.split(',').filter((code) => code !== '');
  return [...new Set(codes)].slice(0, COMPARE_MAX);
}
