import { groupThousands, roundDecimal } from './decimal.ts';
import { withMinus } from './minus.ts';
import { isKnown, MISSING } from './missing.ts';
import { formatPrice } from './price.ts';

/** `power` of ten at which a unit begins. */
const UNITS = [
  { power: 4, name: '万' },
  { power: 8, name: '亿' },
  { power: 12, name: '万亿' },
  { power: 16, name: '京' },
] as const;

/** From this many of one unit, the next unit is used. */
const NEXT_UNIT = 10_000;

/**
 * A large number in 万 / 亿 / 万亿 / 京: two decimals below 100 of its unit, none from 100, a comma from 1000. Below 1万 it
 * has two decimals, or none if it is an integer; below 1 it is formatted like a price, so that a small sum never reads
 * as 0. All rules apply after rounding: 9999.996万 reads 1.00亿, 99.996亿 reads 100亿. Unknown → `--`; 0 stays 0.
 */
export function formatAmount(value: number | null | undefined): string {
  return inUnits(value, (scaled) => (scaled < 100 ? 2 : 0));
}

/** The same with two decimals in every unit: `1,824.76万`. For supplies, whose digits readers compare. */
export function formatExactAmount(value: number | null | undefined): string {
  return inUnits(value, () => 2);
}

function inUnits(value: number | null | undefined, placesFor: (scaled: number) => number): string {
  if (!isKnown(value)) return MISSING;
  const size = Math.abs(value);
  if (size === 0) return '0';
  if (size < 1) return formatPrice(value);
  const plain = roundDecimal(value, Number.isInteger(value) ? 0 : 2);
  if (sizeOf(plain) < NEXT_UNIT) return withMinus(groupThousands(plain));
  for (const { power, name } of UNITS) {
    if (size >= NEXT_UNIT * 10 ** power && name !== '京') continue;
    const fine = roundDecimal(value, 2, -power);
    const text = roundDecimal(value, placesFor(sizeOf(fine)), -power);
    if (sizeOf(text) < NEXT_UNIT || name === '京') return withMinus(groupThousands(text)) + name;
  }
  return MISSING;
}

function sizeOf(text: string): number {
  return Math.abs(Number(text));
}

/** A count: an integer with commas (`3,773`). Unknown → `--`. */
export function formatCount(value: number | null | undefined): string {
  return isKnown(value) ? withMinus(groupThousands(roundDecimal(value, 0))) : MISSING;
}
