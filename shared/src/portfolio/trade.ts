import { CURRENCY_UNITS, type CurrencyUnit } from '../constants/currencyUnits.ts';

/** Units of a trade: every unit with its own rate. */
export type TradeUnit = Exclude<CurrencyUnit, 'local'>;
export const TRADE_UNITS: readonly TradeUnit[] = CURRENCY_UNITS.filter((unit) => unit !== 'local');

/** `in` and `out` are coins that came from elsewhere, or went there: no purchase, no sale, no profit. */
export const TRADE_SIDES = ['buy', 'sell', 'in', 'out'] as const;
export type TradeSide = (typeof TRADE_SIDES)[number];

/** One purchase, sale or transfer of a coin, as entered by the visitor. */
export interface Trade {
  /** Created where it was entered; the same in every browser and on the account. */
  readonly id: string;
  /** The coin. */
  readonly code: string;
  readonly side: TradeSide;
  /** A calendar day in Beijing, `2026-01-31`. */
  readonly day: string;
  /** Time of the day in Beijing, `09:30`; absent where it is not known. */
  readonly time?: string | undefined;
  /** In `unit`, per coin; 0 for a gift. Of a transfer in, what the coins had cost; of one out, without meaning. */
  readonly price: number;
  /** Coins, more than 0. */
  readonly quantity: number;
  /** In `unit`, of the whole trade. */
  readonly fee: number;
  readonly unit: TradeUnit;
  /** Units per 1 USD at the time of the trade; 1 for USD. */
  readonly perUsd: number;
  /** Id of its portfolio; absent: the first one. */
  readonly portfolio?: string | undefined;
}

/** Whether more is held after it. */
export function isIncoming({ side }: Pick<Trade, 'side'>): boolean {
  return side === 'buy' || side === 'in';
}

/** A purchase's cost, or a sale's proceeds, in USD: the fee raises the one and lowers the other. */
export function tradeValue(trade: Trade): number {
  const { price, quantity, fee, perUsd } = trade;
  return (price * quantity + (isIncoming(trade) ? fee : -fee)) / perUsd;
}

/** USD. */
export function feeOf({ fee, perUsd }: Trade): number {
  return fee / perUsd;
}

/**
 * Effective order: by day and time, what comes in first where they are the same. Without a time coins came in when the
 * day began, and went out when it ended. Otherwise as entered.
 */
export function inOrder(trades: readonly Trade[]): readonly Trade[] {
  return trades.toSorted(
    (a, b) =>
      compare(a.day, b.day) ||
      compare(momentOf(a), momentOf(b)) ||
      Number(isIncoming(b)) - Number(isIncoming(a)),
  );
}

/** The trades of each coin, coins in order of first appearance. */
export function byCoin(trades: readonly Trade[]): ReadonlyMap<string, readonly Trade[]> {
  return Map.groupBy(trades, ({ code }) => code);
}

function momentOf(trade: Trade): string {
  return trade.time ?? (isIncoming(trade) ? '00:00' : '24:00');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
