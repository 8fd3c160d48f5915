import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatPercent, formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { fieldsOf } from '@coinmirror/shared/format/time.ts';

/** A price in USD: `$95,123.40`. */
export const usd = (price: number): string => `$${formatPrice(price)}`;
/** An amount in USD: `$1.23亿`. */
export const worth = (amount: number): string => `$${formatAmount(amount)}`;
/** A change in percent with its sign. */
export const signed = (percent: number): string => formatPercent(percent);
/** The size of a change in percent, without its sign. */
export const size = (percent: number): string => formatShare(Math.abs(percent));
/** Direction of a change; 0 counts as a rise. */
export const way = (change: number): '涨' | '跌' => (change >= 0 ? '涨' : '跌');

/** Hour of the Beijing day: 21:00. */
export function clock(time: number): string {
  const { hour, minute } = fieldsOf(time);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** 11 月 20 日 */
export function dayName(time: number): string {
  const { month, day } = fieldsOf(time);
  return `${month} 月 ${day} 日`;
}

/** 2026 年 11 月 20 日 */
export function fullDayName(time: number): string {
  return `${fieldsOf(time).year} 年 ${dayName(time)}`;
}

/** A paragraph in wire format of the non-empty sentences. Sentences contain no markup. */
export const p = (...sentences: readonly string[]): string => `<p>${sentences.filter(Boolean).join('')}</p>`;
/** A heading. */
export const h2 = (text: string): string => `<h2>${text}</h2>`;
export const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const HAN = '\\u4e00-\\u9fff';
const HAN_THEN_LATIN = new RegExp(`([${HAN}])(?=[A-Za-z0-9$])`, 'g');
const LATIN_THEN_HAN = new RegExp(`([A-Za-z0-9%])(?=[${HAN}])`, 'g');
const HAN_GAP_HAN = new RegExp(`([${HAN}]) +(?=[${HAN}])`, 'g');

/** Puts a space between Chinese and Latin letters or digits, none within Chinese: sentences mix names of all kinds. */
export function tidySpaces(text: string): string {
  return text.replace(HAN_THEN_LATIN, '$1 ').replace(LATIN_THEN_HAN, '$1 ').replace(HAN_GAP_HAN, '$1');
}

/** 0–6, Sunday 0, by the Beijing calendar. */
export const weekdayOf = (time: number): number => fieldsOf(time).weekday;

/** Days since 1970 by the Beijing calendar; `day` is a Beijing midnight. */
export const dayIndex = (day: number): number => Math.round((day + 28_800_000) / 86_400_000);
