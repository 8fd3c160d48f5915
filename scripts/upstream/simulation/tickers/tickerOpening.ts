import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { Ticker } from '../../catalogue/tickers.ts';
import { spotOpensAt } from '../listings/spotListings.ts';
import type { Path } from '../path/path.ts';

/** When trading in a ticker begins, epoch ms: with its coin, or later if its exchange lists the coin later. */
export function startOf({ id, coinCode, exchangeCode, contract }: Ticker, path: Path): number {
  const coin = coinsByCode.get(coinCode);
  if (!coin || exchangeCode === null || contract !== null) return path.start;
  return Math.max(path.start, spotOpensAt(coin, id) ?? path.start);
}

const coinsByCode = new Map(coinCatalogue.map((coin) => [coin.code, coin]));
