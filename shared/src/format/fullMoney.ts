import { CURRENCY_UNIT_FACTS, type CurrencyUnit } from '../constants/currencyUnits.ts';
import { groupThousands, roundDecimal } from './decimal.ts';
import { MINUS } from './minus.ts';
import { convertUsd, formatMoney } from './money.ts';
import { directionOf, formatPercent } from './percent.ts';
import { UNKNOWN, type Written, writeMoney } from './written.ts';

/** The visitor's unit, and the rates to it by lower-case code. */
export interface MoneyTerms {
  readonly unit: CurrencyUnit;
  readonly rates: Readonly<Record<string, number>>;
}

/** Units from which the digits of a sum say less than 亿. */
const TOO_LONG = 1e8;

/**
 * USD in the unit of `terms`, to the cent: `$32,412.90`. For sums that somebody keeps, whose digits are compared with
 * an account. Below 1 it is written like a price, from 1 亿 in 亿; BTC and ETH have eight significant digits. Unknown
 * value or rate → `--`.
 */
export function formatFullMoney(usd: number | null | undefined, { unit, rates }: MoneyTerms): string {
  const value = convertUsd(usd, unit, rates);
  if (value === 0 || value === null) return formatMoney(usd, { unit, rates, kind: 'amount' });
  const { prefix, suffix } = CURRENCY_UNIT_FACTS[unit === 'local' ? 'usd' : unit];
  const size = Math.abs(value);
  if (size >= TOO_LONG) return formatMoney(usd, { unit, rates, kind: 'amount' });
  if (suffix !== '' || size < 1) return formatMoney(usd, { unit, rates, kind: 'price' });
  return `${value < 0 ? MINUS : ''}${prefix}${groupThousands(roundDecimal(size, 2))}`;
}

/** The same, with a plus before a gain: `+$1,013.20`. */
export function formatGain(usd: number | null | undefined, terms: MoneyTerms): string {
  return `${(usd ?? 0) > 0 ? '+' : ''}${formatFullMoney(usd, terms)}`;
}

/** The same for a cell, without a sign before a gain. */
export function writeFullMoney(usd: number | null, terms: MoneyTerms): Written {
  const written = writeMoney(usd, 'amount', terms);
  return written.direction === 'none' ? written : { ...written, text: formatFullMoney(usd, terms) };
}

/** A gain for a cell, coloured, and its percentage where known: `+$120.00（+12.00%）`. */
export function writeGain(usd: number | null, percent: number | null, terms: MoneyTerms): Written {
  const written = writeMoney(usd, 'amount', terms);
  if (usd === null || written.direction === 'none') return UNKNOWN;
  const part = percent === null ? '' : `（${formatPercent(percent)}）`;
  return { ...written, text: `${formatGain(usd, terms)}${part}`, direction: directionOf(usd) };
}
