import { narrow } from './narrow.ts';
import { unfoldZeros } from './unfoldZeros.ts';

/** What stands between whole number and fraction; the other one of the two then parts thousands. */
export type DecimalMark = '.' | ',';

/** Signs of currencies before a number. */
const CURRENCY = /^(?:US|HK|NT|A|C|R|MX|JP)?[$¥€£₩₽₹]/;
/** Thousands by three, or by two above the last three as in India, never of a leading 0; the mark is written as a comma here. */
const GROUPED = String.raw`[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3}`;
const NUMBER = new RegExp(String.raw`^[+-]?(?:(?:\d+|${GROUPED})(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$`);

/**
 * A written number by its decimal mark: plain, with an exponent, with thousands parted by the other mark, by spaces or by
 * apostrophes, in full width, with a currency's sign before it. null for anything else: it is never guessed from the
 * digits in it. Infinity where it is larger than a number can be.
 */
export function readNumber(text: string, mark: DecimalMark): number | null {
  const plain = unfoldZeros(plainSigns(text).trim()).replace(CURRENCY, '').trim();
  const written = mark === '.' ? plain : swapMarks(plain);
  const parted = written.replace(/(?<=\d)[\s'’](?=\d)/g, ',');
  return NUMBER.test(parted) ? Number(parted.replaceAll(',', '')) : null;
}

/**
 * A number that a visitor types: with a decimal point as it is written in Chinese, or with a comma where that cannot part
 * thousands (`0,5`). null for anything else.
 */
export function readTypedNumber(text: string): number | null {
  return readNumber(text, '.') ?? readNumber(text, ',');
}

/**
 * The decimal mark of numbers written by one hand, a column or a file. 'any': all of them read the same either way.
 * 'unclear': some read differently, and nothing tells which is meant. 'mixed': some are numbers by the one mark alone,
 * others by the other alone. Texts that are no number by either mark tell nothing.
 */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | 'any' | 'unclear' | 'mixed' {
  let byPoint = false;
  let byComma = false;
  let isOpen = false;
  for (const text of texts) {
    const point = readNumber(text, '.');
    const comma = readNumber(text, ',');
    if (point === comma) continue;
    if (comma === null) byPoint = true;
    else if (point === null) byComma = true;
    else isOpen = true;
  }
  if (byPoint && byComma) return 'mixed';
  if (byPoint) return '.';
  if (byComma) return ',';
  return isOpen ? 'unclear' : 'any';
}

/** Plain digits and signs, the minus and the yen of a typesetter's too. */
function plainSigns(text: string): string {
  return narrow(text).replaceAll('\u2212', '-').replaceAll('￥', '¥');
}

function swapMarks(text: string): string {
  return text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
}
