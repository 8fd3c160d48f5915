import type { CoinListing } from '@coinmirror/shared/contract/boards/trade.ts';
import { useListingRankQuery } from '#api/endpoints/boards.ts';
import { listingColumns } from '#features/hotBoards/columns/tradeColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { CoinBoardPage, type CoinFigure } from './CoinBoardPage.tsx';

const FIGURE: CoinFigure<CoinListing> = {
  label: '现货交易所数与 24H 涨幅',
  textOf: ({ exchangeCount }) => `${exchangeCount} 家`,
  changeOf: ({ change24h }) => change24h,
};

/** `/hot/exnum.html`: the coins that most exchanges list. */
export default function HotExNumPage() {
  const board = useBoard('hotExNum');
  const result = useListingRankQuery(board.args, HOT_POLLING);
  return <CoinBoardPage board={board} columns={listingColumns} result={result} figure={FIGURE} />;
}
