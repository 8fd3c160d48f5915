import type { FuturesIndex } from '../indexes/futures.ts';

const ORDERS = 60;

/** The latest liquidation orders that have happened, newest first. */
export function newestOrders({ liquidated }: Pick<FuturesIndex, 'liquidated'>, now: number) {
  return liquidated
    .flatMap(({ coin, orders }) =>
      orders.map(({ id, time, side, price, usd }) => ({
        id,
        code: coin.facts.code,
        symbol: coin.facts.symbol,
        time,
        side,
        price,
        usd,
      })),
    )
    .filter(({ time }) => time <= now)
    .toSorted((a, b) => b.time - a.time)
    .slice(0, ORDERS);
}
