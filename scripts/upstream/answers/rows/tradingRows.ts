import type { OrderBookWire, TradeWire } from '@coinmirror/shared/contract/kline.ts';
import type { OrderBook } from '../../ports/orderBooks.ts';
import type { Trade } from '../../ports/trades.ts';

/** An order book in the format of calls and pushes. */
export function orderBookWire({ time, bids, asks }: OrderBook): OrderBookWire {
  const level = ([price, size]: readonly [number, number]): [number, number] => [price, size];
  return { ts: time, bids: bids.map(level), asks: asks.map(level) };
}

/** Trades in the format of calls and pushes. */
export function tradesWire(trades: readonly Trade[]): TradeWire[] {
  return trades.map(({ id, time, price, size, side }) => ({
    id,
    ts: time,
    price,
    amount: size,
    direction: side,
  }));
}
