import type { CoinMarketPair } from '@coinmirror/shared/contract/coin/markets.ts';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { KlineCell, PairCell, PairPrice } from './cells.tsx';

/** Custom cells of markets: warning marks of a pair, its price in two currencies, the link to its candles. */
export const marketCells: Cells<CoinMarketPair> = {
  pair: (row) => <PairCell row={row} />,
  price: (row, _index, { onPhone }) => <PairPrice row={row} onPhone={onPhone} />,
  kline: (row) => <KlineCell row={row} />,
};
