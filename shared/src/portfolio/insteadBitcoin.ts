import { beijingDayStart } from '../format/beijingDay.ts';
import { DUST } from './lots.ts';
import { feeOf, inOrder, type Trade, tradeValue } from './trade.ts';
import type { DayClose } from './valueOverTime.ts';

/** What the same money would be in Bitcoin. */
export type InsteadBitcoin =
  | {
      readonly kind: 'known';
      readonly bitcoin: number;
      /** USD, at the price of now. */
      readonly value: number;
    }
  /** On that day the Bitcoin would not have been enough to take out what was taken out. */
  | { readonly kind: 'short'; readonly day: string }
  /** A close of that day is missing. */
  | { readonly kind: 'unknown'; readonly day: string; readonly code: string };

export const BITCOIN = 'bitcoin';

/**
 * Each purchase buys Bitcoin for the same USD (price and fee) at the day's close instead, each sale sells some for its
 * proceeds; a transfer counts as what its coins were worth at the day's close. `price` is Bitcoin's of now, USD.
 */
export function insteadBitcoin(
  trades: readonly Trade[],
  closes: ReadonlyMap<string, readonly DayClose[]>,
  price: number,
): InsteadBitcoin {
  const closesOf = new Map(
    [...closes].map(([code, days]) => [code, new Map(days.map(({ time, close }) => [time, close]))]),
  );
  let bitcoin = 0;
  for (const trade of inOrder(trades)) {
    const time = beijingDayStart(trade.day) ?? 0;
    const isTransfer = trade.side === 'in' || trade.side === 'out';
    const own = isTransfer ? closesOf.get(trade.code)?.get(time) : 0;
    const rate = closesOf.get(BITCOIN)?.get(time);
    if (own === undefined) return { kind: 'unknown', day: trade.day, code: trade.code };
    if (rate === undefined) return { kind: 'unknown', day: trade.day, code: BITCOIN };
    const before = bitcoin;
    bitcoin += moneyOf(trade, own) / rate;
    if (bitcoin < -before * DUST) return { kind: 'short', day: trade.day };
    bitcoin = Math.max(0, bitcoin);
  }
  return { kind: 'known', bitcoin, value: bitcoin * price };
}

/** USD that a trade puts in; less than 0 where it takes some out. */
function moneyOf(trade: Trade, close: number): number {
  switch (trade.side) {
    case 'buy':
      return tradeValue(trade);
    case 'sell':
      return -tradeValue(trade);
    case 'in':
      return trade.quantity * close + feeOf(trade);
    case 'out':
      return feeOf(trade) - trade.quantity * close;
  }
}
