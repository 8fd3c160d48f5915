import { CURRENCY_UNITS, type CurrencyUnit } from '../constants/currencyUnits.ts';

/** What a trade may be written down in: every unit with a rate of its own. */
export type TradeUnit = Exclude<CurrencyUnit, 'local'>;
export const TRADE_UNITS: readonly TradeUnit[] = CURRENCY_UNITS.filter((unit) => unit !== 'local');

export const TRADE_SIDES = ['buy', 'sell'] as const;
export type TradeSide = (typeof TRADE_SIDES)[number];

/** One purchase or sale of a coin, as the visitor wrote it down. */
export interface Trade {
  /** Made where it was written down; the same trade has the same id in every browser and on the account. */
  readonly id: string;
  /** The coin. */
  readonly code: string;
  readonly side: TradeSide;
  /** A day of Beijing's calendar, `2026-01-31`. */
  readonly day: string;
  /** In `unit`, for one coin; 0 for what was given. */
  readonly price: number;
  /** Coins, more than 0. */
  readonly quantity: number;
  /** In `unit`, of the whole trade. */
  readonly fee: number;
  readonly unit: TradeUnit;
  /** How many of `unit` made 1 USD when it was traded; 1 for USD. */
  readonly perUsd: number;
}

/** A purchase's cost, or a sale's proceeds, in USD: the fee makes the one dearer and the other smaller. */
export function tradeValue({ side, price, quantity, fee, perUsd }: Trade): number {
  return (price * quantity + (side === 'buy' ? fee : -fee)) / perUsd;
}

/** As they count: by day; of one day purchases first, since a day has no hours here. Otherwise as they were written. */
export function inOrder(trades: readonly Trade[]): readonly Trade[] {
  return trades.toSorted((a, b) => compare(a.day, b.day) || compare(a.side, b.side));
}

/** The trades of each coin, coins in the order they are first named. */
export function byCoin(trades: readonly Trade[]): ReadonlyMap<string, readonly Trade[]> {
  return Map.groupBy(trades, ({ code }) => code);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
