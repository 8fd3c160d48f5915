/**
 * Decimal rounding on the printed digits, so that 1.005 rounds to 1.01 as a reader expects. Half rounds away from zero.
 * Works on text only, without binary rounding.
 */

interface Digits {
  /** Significant digits without a leading zero; '0' for zero. */
  readonly digits: string;
  /** Digits before the decimal point; 0 or negative for numbers below 1. */
  readonly point: number;
}

/** The shortest digits of a finite number: 0.0012 → 12 with its point at −2. */
function digitsOf(value: number): Digits {
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toExponential().split('e');
  return { digits: mantissa.replace('.', ''), point: Number(exponent) + 1 };
}

/** Plain digits of a finite number, without exponent: 1e-7 → '0.0000001'. Zero has no sign. */
export function plainDecimal(value: number): string {
  const { digits, point } = digitsOf(value);
  return roundDecimal(value, Math.max(0, digits.length - point));
}

/**
 * `value` × 10^`shift` with exactly `places` decimals, half up. The shift moves the decimal point, so dividing by 万 or
 * 亿 adds no error. A result of zero has no sign.
 */
export function roundDecimal(value: number, places: number, shift = 0): string {
  const { digits, point } = digitsOf(value);
  const count = point + shift + places;
  const kept = count > 0 ? digits.slice(0, count).padEnd(count, '0') : '0';
  const rounded = (count >= 0 && (digits[count] ?? '0') >= '5' ? increment(kept) : kept).padStart(
    places + 1,
    '0',
  );
  const at = rounded.length - places;
  const text = places === 0 ? rounded : `${rounded.slice(0, at)}.${rounded.slice(at)}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Adds 1 to an integer as text. */
function increment(digits: string): string {
  return String(BigInt(digits) + 1n);
}

/** Decimals that give `value` `count` significant digits. */
export function placesForSignificant(value: number, count: number): number {
  return Math.max(0, count - digitsOf(value).point);
}

/** `value` with `count` significant digits, half up, as plain decimal; a carry (9.9996 → 10.00) adds none. */
export function roundSignificant(value: number, count: number): string {
  if (value === 0) return '0';
  const once = roundDecimal(value, placesForSignificant(value, count));
  return roundDecimal(value, placesForSignificant(Number(once), count));
}

/** Adds thousands separators. */
export function groupThousands(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Drops trailing zeros of the fraction. */
export function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
