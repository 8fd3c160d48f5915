import { MIN_PRICE } from '../constants/limits.ts';
import { groupThousands, placesForSignificant, roundDecimal, trimZeros } from './decimal.ts';
import { withMinus } from './minus.ts';
import { isKnown, MISSING } from './missing.ts';

/** A price in pieces: `0.0₅123` is before '0.0', zeros 5, after '123'. */
export interface PriceParts {
  /** Text before the subscript, or the whole price when `zeros` is null. */
  readonly before: string;
  /** Number of zeros after the point, if four or more. */
  readonly zeros: number | null;
  readonly after: string;
  /** The same price as plain decimal, with a hyphen: for screen readers, copies and files. */
  readonly plain: string;
}

/** No real price reaches this: all money in the world is worth as many digits. */
const MAX_PRICE = 1e15;
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const MIN_FOLDED_ZEROS = 4;

/**
 * Splits a price by its bands, or with exactly `places` decimals; null for an unknown or impossible value. Rounds half up,
 * never to 0.
 */
export function priceParts(value: number | null | undefined, places?: number): PriceParts | null {
  if (!isKnown(value)) return null;
  const size = Math.abs(value);
  if (size >= MAX_PRICE) return null;
  const sign = value < 0 ? '-' : '';
  if (size === 0) return whole('0');
  if (size < MIN_PRICE)
    return { before: withMinus(`${sign}<0.0`), zeros: 8, after: '1', plain: `${sign}<0.000000001` };
  const rounded = roundedPrice(size, places);
  const folded = /^0\.(0{4,})([1-9]\d*)$/.exec(rounded);
  const zeros = folded?.[1]?.length ?? 0;
  if (zeros < MIN_FOLDED_ZEROS) return whole(sign + groupThousands(rounded));
  return { before: withMinus(`${sign}0.0`), zeros, after: folded?.[2] ?? '', plain: sign + rounded };
}

function whole(text: string): PriceParts {
  return { before: withMinus(text), zeros: null, after: '', plain: text };
}

function roundedPrice(size: number, places: number | undefined): string {
  const fixed = places === undefined ? '' : roundDecimal(size, places);
  if (/[1-9]/.test(fixed)) return fixed;
  const text = roundDecimal(size, pricePlaces(size));
  return text.startsWith('0.0000') ? trimZeros(text) : text;
}

/** Decimals of a price, by the band of the rounded price and not of its own: 99.99999 reads 100.00 like 100 itself. */
export function pricePlaces(size: number): number {
  return placesOf(Number(roundDecimal(size, placesOf(size))));
}

/** Decimals of the bands: two from 100, four down to 0.01, four significant digits below. */
function placesOf(size: number): number {
  if (size >= 100) return 2;
  return size >= 0.01 ? 4 : placesForSignificant(size, 4);
}

/**
 * A price as one text, with subscript zeros for tiny ones (`0.0₅123`); unknown → `--`. No currency sign. `places`: exactly
 * so many decimals, as all prices of a pair have (pairPrecision.ts).
 */
export function formatPrice(value: number | null | undefined, places?: number): string {
  const parts = priceParts(value, places);
  if (!parts) return MISSING;
  return parts.zeros === null ? parts.before : parts.before + toSubscript(parts.zeros) + parts.after;
}

/** 12 → '₁₂' */
export function toSubscript(count: number): string {
  return [...String(count)].map((digit) => SUBSCRIPTS[Number(digit)] ?? '').join('');
}
