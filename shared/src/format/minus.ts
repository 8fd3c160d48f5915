import { MISSING } from './missing.ts';

/** What visitors read before a negative number: as wide as a plus sign, so that columns stay aligned. */
export const MINUS = '−';

/** A number's text for visitors: its leading hyphen as a minus sign. Files and addresses keep the hyphen. */
export function withMinus(text: string): string {
  return text.startsWith('-') && text !== MISSING ? MINUS + text.slice(1) : text;
}

/** A change's text where an arrow stands in place of its sign. */
export function withoutSign(text: string): string {
  return text === MISSING ? text : text.replace(/^[+\u2212-]/, '');
}

/** A minus sign in front of a number, not between two: `10^−5` and `涨幅 − 1` are no numbers of a cell. */
const BEFORE_NUMBER = /(?<![\d)）^]\s?)−(?=[<$¥€£]*\d)/g;

/** The same text with hyphens before its numbers, which spreadsheets read as numbers. */
export function plainMinus(text: string): string {
  return text.replace(BEFORE_NUMBER, '-');
}
