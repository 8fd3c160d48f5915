import { COMPARE_MAX } from '@coinmirror/shared/constants/limits.ts';
import { COMPARE_DUPLICATE_TEXT, COMPARE_FULL_TEXT } from '@coinmirror/shared/constants/texts.ts';

/** Why a coin was not added, in the specification's words. */
export type AddRefusal = typeof COMPARE_DUPLICATE_TEXT | typeof COMPARE_FULL_TEXT;

export type AddResult =
  | { readonly ok: true; readonly codes: readonly string[] }
  | { readonly ok: false; readonly message: AddRefusal };

/** Adds a coin to the compared ones, or says why it cannot be added. */
export function addToCompare(codes: readonly string[], code: string): AddResult {
  if (codes.includes(code)) return { ok: false, message: COMPARE_DUPLICATE_TEXT };
  if (codes.length >= COMPARE_MAX) return { ok: false, message: COMPARE_FULL_TEXT };
  return { ok: true, codes: [...codes, code] };
}

/** Cookie text `a,b,c` → codes: no blanks, no doubles, no more than the limit. */
export function parseCompareList(text: string): readonly string[] {
  const codes = text.split(',').filter((code) => code !== '');
  return [...new Set(codes)].slice(0, COMPARE_MAX);
}
