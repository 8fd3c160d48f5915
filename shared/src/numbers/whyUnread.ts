import { narrow } from './narrow.ts';

const WITH_UNIT = /^[+-]?[\d.,\s]*\d[\d.,\s]*(?:[百千万萬亿億京]+|[kKmMbBwW])$/;
const MARKS_ONLY = /^[+-]?[\d.,\s'’]*\d[\d.,\s'’]*$/;

/**
 * Why a typed text that nearly is a number is read as none, for the visitor; null where there is nothing to say beyond
 * what the field wants.
 */
export function whyUnread(text: string): string | null {
  const plain = narrow(text).replaceAll('\u2212', '-').trim();
  if (WITH_UNIT.test(plain)) return '请写出完整的数字，不带“万”“亿”等单位';
  return MARKS_ONLY.test(plain) ? '这个数字的逗号和点看不懂，小数请用点，例如 1234.5' : null;
}
