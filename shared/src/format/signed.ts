import { directionOf } from './percent.ts';
import { UNKNOWN, type Written, writeAmount, writeMoney } from './written.ts';

type MoneyTerms = Parameters<typeof writeMoney>[2];

/** USD that came (+) or went (−), in 万/亿 of the unit of `terms`, in the colour of its direction. Unknown → `--`. */
export function writeMoneyFlow(usd: number | null, terms: MoneyTerms): Written {
  return signed(writeMoney(usd, 'amount', terms), usd);
}

/** A quantity that came (+) or went (−), with its unit: +976 BTC. Unknown → `--`. */
export function writeAmountFlow(value: number | null, suffix: string): Written {
  return signed(writeAmount(value, suffix), value);
}

/** A sign for what is above 0 (what is below has one), and a direction. */
function signed(written: Written, value: number | null): Written {
  if (value === null || written === UNKNOWN) return written;
  const text = value > 0 ? `+${written.text}` : written.text;
  return { ...written, text, direction: directionOf(value, 0) };
}
