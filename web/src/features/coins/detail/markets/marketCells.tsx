import type { CoinMarketPair } from '@coinmirror/shared/contract/coin/markets.ts';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { KlineCell, PairCell, PairPrice } from './cells.tsx';

/** What words alone do not say of a market: what is odd about a pair, its price in two units, the way to its candles. */
export const marketCells: Cells<CoinMarketPair> = {
  pair: (row) => <PairCell row={row} />,
  price: (row) => <PairPrice row={row} />,
  kline: (row) => <KlineCell row={row} />,
};
