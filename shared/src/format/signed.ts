import { directionOf } from './percent.ts';
import { UNKNOWN, type Written, writeAmount, writeMoney } from './written.ts';

type MoneyTerms = Parameters<typeof writeMoney>[2];

/**
 * An inflow (+) or outflow (−) in USD, in 万/亿 of the unit of `terms`, in the colour of its direction. Unknown → `--`.
 */
export function writeMoneyFlow(usd: number | null, terms: MoneyTerms): Written {
  return signed(writeMoney(usd, 'amount', terms), usd);
}

/** A quantity's inflow (+) or outflow (−), with its unit: +976 BTC. Unknown → `--`. */
export function writeAmountFlow(value: number | null, suffix: string): Written {
  return signed(writeAmount(value, suffix), value);
}

/** Adds a plus sign to positive values (negative ones have a sign), and a direction. */
function signed(written: Written, value: number | null): Written {
  if (value === null || written === UNKNOWN) return written;
  const text = value > 0 ? `+${written.text}` : written.text;
  return { ...written, text, direction: directionOf(value, 0) };
}
