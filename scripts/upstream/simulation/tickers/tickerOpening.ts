import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { Ticker } from '../../catalogue/tickers.ts';
import { contractOpensAt } from '../listings/contractListings.ts';
import { spotOpensAt } from '../listings/spotListings.ts';
import type { Path } from '../path/path.ts';

/** When trading in a ticker begins, epoch ms: with its coin, or later if its exchange lists it later. */
export function startOf({ id, coinCode, exchangeCode, contract }: Ticker, path: Path): number {
  const coin = coinsByCode.get(coinCode);
  if (!coin || exchangeCode === null) return path.start;
  const opensAt = contract === null ? spotOpensAt(coin, id) : contractOpensAt(coin, id);
  return Math.max(path.start, opensAt ?? path.start);
}

const coinsByCode = new Map(coinCatalogue.map((coin) => [coin.code, coin]));
