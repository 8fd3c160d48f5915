import type { Extent } from './extent.ts';
import { type AxisChoice, scaleOf } from './scale.ts';

/** With more decimals than this a bare 0 is easier to read than its zeros. */
const MOST_ZEROS = 4;
const NUMBER = /(\d[\d,]*)(?:\.(\d*)([₀-₉]*)(\d*))?/;
const UNITS: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8, 万亿: 1e12, 京: 1e16 };
const IN_UNITS = /(\d[\d,]*(?:\.\d+)?)(万亿|[万亿京])?/;

/**
 * The same axis with one unit and the same number of decimals in every tick: $0.210 beside $0.213, 0.5亿 beside 1.0亿. A
 * logarithmic axis stays unchanged: its ticks differ in magnitude, and each has one significant digit.
 */
export function evenTicks<Axis extends AxisChoice>(axis: Axis, extent: Extent | null): Axis {
  if (axis.type === 'log' || extent === null) return axis;
  const { formatter } = axis.axisLabel;
  const { ticks } = scaleOf(axis, extent);
  const [largest = 0] = ticks.toSorted((a, b) => Math.abs(b) - Math.abs(a));
  const unit = unitOf(formatter(largest));
  const words = (value: number) => inUnit(formatter(value), unit);
  const decimals = Math.max(0, ...ticks.map((tick) => decimalsOf(words(tick))));
  const even = (value: number) => withDecimals(words(value), decimals);
  return { ...axis, axisLabel: { ...axis.axisLabel, formatter: even } };
}

function unitOf(text: string): string {
  return IN_UNITS.exec(text)?.[2] ?? '';
}

/** $5,000万 in 亿 is $0.5亿; a bare 0 needs no unit, nor does a text without a larger one. */
export function inUnit(text: string, unit: string): string {
  const [found = '', digits = '', own = ''] = IN_UNITS.exec(text) ?? [];
  const ratio = (UNITS[own] ?? 1) / (UNITS[unit] ?? 1);
  const value = Number(digits.replaceAll(',', '')) * ratio;
  if (ratio >= 1 || !(value > 0)) return text;
  return text.replace(found, () => Number(value.toPrecision(6)) + unit);
}

/** Decimals of the number in a text, including the folded zeros of 0.0₄66. */
export function decimalsOf(text: string): number {
  const [, , zeros = '', folded = '', rest = ''] = NUMBER.exec(text) ?? [];
  return folded === '' ? zeros.length : unfolded(folded) + rest.length;
}

/** Pads the number in a text with zeros to this many decimals. */
export function withDecimals(text: string, decimals: number): string {
  const missing = decimals - decimalsOf(text);
  const found = NUMBER.exec(text)?.[0];
  if (found === undefined || missing <= 0 || (found === '0' && decimals > MOST_ZEROS)) return text;
  const point = found.includes('.') ? '' : '.';
  return text.replace(found, () => found + point + '0'.repeat(missing));
}

/** ₁₂ → 12 */
function unfolded(digits: string): number {
  return Number([...digits].map((digit) => (digit.codePointAt(0) ?? 0) - 0x2080).join(''));
}
