/** Signs before a number. A run of them is tried from its beginning alone: from each of them it would take its square. */
const SIGNS = String.raw`(?:(?<![$¥€£+\-−])[$¥€£+\-−]+)?`;
const NUMBER = String.raw`${SIGNS}\d[\d₀-₉.,:]*`;
const UNIT = '(?:万亿|美元|小时|分钟|个月|个百分点|[万亿京%‰倍枚个家只种次日天周月年时点位名人条笔元分秒])';
/** Pattern of a number with its sign, its currency and its units, which belong together. */
export const INTEGER = String.raw`${NUMBER}(?:\s?${UNIT}){0,3}`;

/** Punctuation that begins no line, and that ends none. */
const CLOSING = '，。、；：！？）】」』》〉”’…,.;:!?)%\\]';
const OPENING = '（【「『《〈“‘(\\[';
/** As with signs, a run of brackets or letters is tried from its beginning alone. */
const BEFORE = `(?:(?<![${OPENING}])[${OPENING}]+)?(?:(?<![A-Za-z])[A-Za-z]+)?`;
/** With the letters that touch it: 24H, Top10. Numbers without a gap are one: 2026-11-26. */
const BOUND = new RegExp(`${BEFORE}(?:${INTEGER}[A-Za-z]*)+[${CLOSING}]*`, 'g');

export interface TextPart {
  readonly text: string;
  readonly isNumber: boolean;
  /** Its offset. */
  readonly at: number;
}

/**
 * Splits a text into numbers and the text between them, in order; joined they are the whole text. A number has its units
 * and the punctuation that touches it: beside a box of its own a line would break before a comma or after a bracket.
 */
export function splitNumbers(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, 0: number } of text.matchAll(BOUND)) {
    if (index > end) parts.push({ text: text.slice(end, index), isNumber: false, at: end });
    parts.push({ text: number, isNumber: true, at: index });
    end = index + number.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isNumber: false, at: end });
  return parts;
}
