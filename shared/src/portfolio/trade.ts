import { CURRENCY_UNITS, type CurrencyUnit } from '../constants/currencyUnits.ts';

/** Units of a trade: every unit with its own rate. */
export type TradeUnit = Exclude<CurrencyUnit, 'local'>;
export const TRADE_UNITS: readonly TradeUnit[] = CURRENCY_UNITS.filter((unit) => unit !== 'local');

export const TRADE_SIDES = ['buy', 'sell'] as const;
export type TradeSide = (typeof TRADE_SIDES)[number];

/** One purchase or sale of a coin, as entered by the visitor. */
export interface Trade {
  /** Created where it was entered; the same in every browser and on the account. */
  readonly id: string;
  /** The coin. */
  readonly code: string;
  readonly side: TradeSide;
  /** A calendar day in Beijing, `2026-01-31`. */
  readonly day: string;
  /** In `unit`, per coin; 0 for a gift. */
  readonly price: number;
  /** Coins, more than 0. */
  readonly quantity: number;
  /** In `unit`, of the whole trade. */
  readonly fee: number;
  readonly unit: TradeUnit;
  /** Units per 1 USD at the time of the trade; 1 for USD. */
  readonly perUsd: number;
}

/** A purchase's cost, or a sale's proceeds, in USD: the fee raises the one and lowers the other. */
export function tradeValue({ side, price, quantity, fee, perUsd }: Trade): number {
  return (price * quantity + (side === 'buy' ? fee : -fee)) / perUsd;
}

/** Effective order: by day, purchases first within a day because trades have no time; otherwise as entered. */
export function inOrder(trades: readonly Trade[]): readonly Trade[] {
  return trades.toSorted((a, b) => compare(a.day, b.day) || compare(a.side, b.side));
}

/** The trades of each coin, coins in order of first appearance. */
export function byCoin(trades: readonly Trade[]): ReadonlyMap<string, readonly Trade[]> {
  return Map.groupBy(trades, ({ code }) => code);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
