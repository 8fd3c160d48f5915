import { CURRENCY_UNIT_FACTS, type CurrencyUnit } from '../constants/currencyUnits.ts';
import { formatAmount, formatExactAmount } from './amount.ts';
import { fullNumber } from './fullNumber.ts';
import { isKnown, MISSING } from './missing.ts';
import { convertUsd, formatMoney } from './money.ts';
import { type Direction, directionOf, formatPercent, formatRatio, formatShare } from './percent.ts';
import { priceParts } from './price.ts';

/** A formatted number, in a table's cell or elsewhere: its visible text, tooltip and spoken form. */
export interface Written {
  readonly text: string;
  /** The full value, on hover. */
  readonly title?: string | undefined;
  /** Determines the colour; none is grey, for unknown values. */
  readonly direction?: Direction | undefined;
  /** ▲ or ▼ before the text. */
  readonly arrow?: string | undefined;
  /** The plain decimal of a text with folded zeros. */
  readonly spoken?: string | undefined;
  /** Shown after the text; its space is reserved if absent. */
  readonly mark?: string | undefined;
}

/** An unknown value. */
export const UNKNOWN: Written = { text: MISSING, direction: 'none' };

/** The arrow of each direction. */
const ARROWS: Readonly<Record<Direction, string | undefined>> = {
  up: '▲',
  down: '▼',
  flat: undefined,
  none: undefined,
};

/** The visitor's unit, and the rates to it; `Display` satisfies it. */
interface MoneyTerms {
  readonly unit: CurrencyUnit;
  readonly rates: Readonly<Record<string, number>>;
}

/** USD in the unit of `terms`: price by the price bands, tiny ones with subscript zeros; amount in 万/亿. */
export function writeMoney(
  usd: number | null,
  kind: 'price' | 'amount',
  { unit, rates }: MoneyTerms,
): Written {
  const value = convertUsd(usd, unit, rates);
  if (!isKnown(value)) return UNKNOWN;
  const { prefix, suffix } = CURRENCY_UNIT_FACTS[unit === 'local' ? 'usd' : unit];
  const inUnit = (number: string) => `${prefix}${number}${suffix && ` ${suffix}`}`;
  const text = formatMoney(usd, { unit, rates, kind });
  if (text === MISSING) return UNKNOWN;
  const parts = kind === 'price' ? priceParts(value) : null;
  return {
    text,
    title: inUnit(fullNumber(value)),
    spoken: parts && parts.zeros !== null ? inUnit(parts.plain) : undefined,
  };
}

/** A change in percent; `places` decimals. The sign says the direction; only the number of a page has an arrow too. */
export function writePercent(value: number | null, { arrow = false, places = 2 } = {}): Written {
  const direction = directionOf(value, places);
  const text = formatPercent(value, places);
  if (text === MISSING) return UNKNOWN;
  return { text, direction, arrow: arrow ? ARROWS[direction] : undefined };
}

/** short: no decimals from 100 of a unit; exact: always two, for supplies; full: every digit, for block rewards. */
export type Digits = 'short' | 'exact' | 'full';

/** A count or quantity without currency, in 万/亿, with a unit after it: BTC, 个. */
export function writeAmount(value: number | null, suffix = '', digits: Digits = 'short'): Written {
  if (!isKnown(value)) return UNKNOWN;
  const unit = suffix && ` ${suffix}`;
  return { text: inDigits(value, digits) + unit, title: fullNumber(value) + unit };
}

function inDigits(value: number, digits: Digits): string {
  if (digits === 'full') return fullNumber(value);
  return digits === 'exact' ? formatExactAmount(value) : formatAmount(value);
}

/** A share of a whole, in percent: no sign and no direction. */
export function writeShare(value: number | null, digits = 2): Written {
  return written(formatShare(value, digits));
}

/** A ratio of two like quantities: no unit, no colour. */
export function writeRatio(value: number | null): Written {
  return written(formatRatio(value));
}

function written(text: string): Written {
  return text === MISSING ? UNKNOWN : { text };
}
