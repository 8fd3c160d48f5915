const NUMBER = String.raw`[$¥€£+\-−]*\d[\d₀-₉.,:]*`;
const UNIT = '(?:万亿|美元|小时|分钟|个月|个百分点|[万亿京%‰倍枚个家只种次日天周月年时点位名人条笔元分秒])';
/** Pattern of a number with its sign, its currency and its units, which belong together. */
export const WHOLE_NUMBER = String.raw`${NUMBER}(?:\s?${UNIT}){0,3}`;

/** A part of a text. */
export interface TextPart {
  readonly text: string;
  readonly isNumber: boolean;
  /** Its offset. */
  readonly at: number;
}

/** Splits a text into numbers with their units and the text between them, in order; joined they are the whole text. */
export function splitNumbers(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, 0: number } of text.matchAll(new RegExp(WHOLE_NUMBER, 'g'))) {
    if (index > end) parts.push({ text: text.slice(end, index), isNumber: false, at: end });
    parts.push({ text: number, isNumber: true, at: index });
    end = index + number.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isNumber: false, at: end });
  return parts;
}
