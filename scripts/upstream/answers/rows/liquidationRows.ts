import { findExchange } from '../../catalogue/exchangeCatalogue.ts';
import type { FuturesIndex } from '../indexes/futures.ts';

/** Sizes (USD) from which on an order is listed, and how many of each are: the newest of a size may be hours old. */
const SIZES = [1_000, 10_000, 100_000, 1_000_000] as const;
const EACH = 50;

/** The latest liquidation orders of each size that have happened, newest first; none below the smallest size. */
export function newestOrders({ liquidated }: Pick<FuturesIndex, 'liquidated'>, now: number) {
  const past = liquidated
    .flatMap(({ coin: { facts }, orders }) =>
      orders.map(({ id, time, side, price, usd, exchange }) => ({
        id,
        code: facts.code,
        symbol: facts.symbol,
        ...nameOf(exchange),
        time,
        side,
        price,
        usd,
      })),
    )
    .filter(({ time }) => time <= now)
    .toSorted((a, b) => b.time - a.time);
  const listed = new Set(SIZES.flatMap((least) => past.filter(({ usd }) => usd >= least).slice(0, EACH)));
  return past.filter((order) => listed.has(order));
}

/** The exchange of an order; '' where it is not reported. */
function nameOf(code: string | null) {
  const found = code === null ? null : findExchange(code);
  return { exchange: found ? found.nameZh || found.nameEn : '', exchangeCode: found?.code ?? '' };
}
