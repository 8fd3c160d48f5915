import { COMPARE_TEXTS } from '../constants/firstTexts.ts';
import { COMPARE_MAX } from '../constants/limits.ts';
import type { Complaint } from './login.ts';

/** Why a coin cannot be added to the comparison, or null if it can. A duplicate is reported before a full list. */
export function checkCompareAddition(codes: readonly string[], code: string): Complaint {
  if (codes.includes(code)) return COMPARE_TEXTS.compareDuplicate;
  return codes.length >= COMPARE_MAX ? COMPARE_TEXTS.compareFull : null;
}
