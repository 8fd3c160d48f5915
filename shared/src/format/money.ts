import { CURRENCY_UNIT_FACTS, type CurrencyUnit } from '../constants/currencyUnits.ts';
import { formatAmount } from './amount.ts';
import { groupThousands, roundSignificant, trimZeros } from './decimal.ts';
import { MINUS } from './minus.ts';
import { isKnown, MISSING } from './missing.ts';
import { formatPrice } from './price.ts';

export interface MoneyOptions {
  readonly unit: CurrencyUnit;
  /** Units of each currency per 1 USD. */
  readonly rates: Readonly<Record<string, number>>;
  /** price: by the price bands; amount: in 万/亿. */
  readonly kind: 'price' | 'amount';
}

/** USD in another unit; null if the value or the rate is unknown. `local` has no rate of its own and stays USD. */
export function convertUsd(
  usd: number | null | undefined,
  unit: CurrencyUnit,
  rates: Readonly<Record<string, number>>,
): number | null {
  if (!isKnown(usd)) return null;
  if (unit === 'usd' || unit === 'local') return usd;
  const rate = rates[unit];
  return rate === undefined ? null : knownOrNull(usd * rate);
}

function knownOrNull(value: number): number | null {
  return isKnown(value) ? value : null;
}

/** A USD value in the visitor's unit, with its sign: `−¥1.20亿`, `0.01234 BTC`. Unknown value or rate → `--`. */
export function formatMoney(usd: number | null | undefined, { unit, rates, kind }: MoneyOptions): string {
  const value = convertUsd(usd, unit, rates);
  if (value === null) return MISSING;
  const { prefix, suffix } = CURRENCY_UNIT_FACTS[unit === 'local' ? 'usd' : unit];
  const sign = value < 0 ? MINUS : '';
  const size = Math.abs(value);
  const text =
    suffix !== '' && kind === 'price'
      ? coinPrice(size)
      : kind === 'price'
        ? formatPrice(size)
        : formatAmount(size);
  if (text === MISSING) return MISSING;
  // `<$0.0₈1`: less-than comes before the currency sign, as when read aloud.
  const less = text.startsWith('<') ? '<' : '';
  return sign + less + prefix + text.slice(less.length) + (suffix ? ` ${suffix}` : '');
}

/** Prices in BTC and ETH: eight significant digits, the usual precision. */
function coinPrice(size: number): string {
  if (size < 0.0001 && size > 0) return formatPrice(size);
  return groupThousands(trimZeros(roundSignificant(size, 8)));
}
