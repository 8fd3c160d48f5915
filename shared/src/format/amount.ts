import { groupThousands, roundDecimal } from './decimal.ts';
import { isKnown, MISSING } from './missing.ts';

const UNITS = [
  { size: 1, name: '' },
  { size: 1e4, name: '万' },
  { size: 1e8, name: '亿' },
  { size: 1e12, name: '万亿' },
  { size: 1e16, name: '京' },
] as const;

/**
 * A large number in 万 / 亿 / 万亿 / 京 (PAGES.md E.1): two decimals below 100 of its unit, none from 100 on, a comma
 * from 1000 on. Below 1万 it keeps two decimals, or none when it is whole. Promoted after rounding, so that
 * 9999.996万 reads 1.00亿 and never 10000万. Unknown → `--`; 0 stays 0.
 */
export function formatAmount(value: number | null | undefined): string {
  if (!isKnown(value)) return MISSING;
  let index = UNITS.findLastIndex((unit) => Math.abs(value) >= unit.size);
  if (index < 0) index = 0;
  const text = inUnit(value, index);
  const next = UNITS[index + 1];
  const overflows = next && Math.abs(Number(text)) * (UNITS[index]?.size ?? 1) >= next.size;
  const final = overflows ? index + 1 : index;
  return groupThousands(overflows ? inUnit(value, final) : text) + (UNITS[final]?.name ?? '');
}

function inUnit(value: number, index: number): string {
  const size = UNITS[index]?.size ?? 1;
  // Dividing by a power of ten in binary can leave 1.2300000000000002; twelve digits are more than any unit shows.
  const scaled = Number((value / size).toPrecision(12));
  if (index === 0) return roundDecimal(scaled, Number.isInteger(scaled) ? 0 : 2);
  return roundDecimal(scaled, Math.abs(scaled) < 100 ? 2 : 0);
}

/** A count: whole, with commas (`3,773`). Unknown → `--`. */
export function formatCount(value: number | null | undefined): string {
  return isKnown(value) ? groupThousands(roundDecimal(value, 0)) : MISSING;
}
