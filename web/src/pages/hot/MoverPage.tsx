import type { CoinMover } from '@coinmirror/shared/contract/rankings.ts';
import { useMemo } from 'react';
import { useMaxChangeQuery } from '#api/endpoints/rankings.ts';
import { moverColumns } from '#features/hotBoards/columns/moverColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { CoinBoardPage, type CoinFigure } from './CoinBoardPage.tsx';

const FIGURE: CoinFigure<CoinMover> = {
  label: '价格与涨幅',
  priceOf: ({ price }) => price,
  changeOf: ({ change }) => change,
};

/** One side of the ranking of changes: those that rose, or those that fell. */
export function MoverPage({ name }: { readonly name: 'hotRise' | 'hotDrop' }) {
  const board = useBoard(name);
  const result = useMaxChangeQuery(board.args, HOT_POLLING);
  const period = board.chosen('period').value;
  const columns = useMemo(() => moverColumns(period), [period]);
  return <CoinBoardPage board={board} columns={columns} result={result} figure={FIGURE} />;
}
