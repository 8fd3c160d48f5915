import type { NewCoin } from '@coinmirror/shared/contract/coins.ts';
import { useMemo } from 'react';
import { useNewCoinRankQuery } from '#api/endpoints/boards.ts';
import { newCoinColumns } from '#features/hotBoards/columns/newcomerColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { CoinBoardPage, type CoinFigure } from './CoinBoardPage.tsx';

const FIGURE: CoinFigure<NewCoin> = {
  label: '现价与至今涨幅',
  priceOf: ({ price }) => price,
  changeOf: (row: NewCoin) => row.changeSinceListing,
};

/** `/hot/newcoin.html`: the newest coins, and what became of them. */
export default function HotNewCoinPage() {
  const board = useBoard('hotNewCoin');
  const result = useNewCoinRankQuery(board.args, HOT_POLLING);
  const now = result.data?.asOf ?? 0;
  const columns = useMemo(() => newCoinColumns(now), [now]);
  return <CoinBoardPage board={board} columns={columns} result={result} figure={FIGURE} />;
}
