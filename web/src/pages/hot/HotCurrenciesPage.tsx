import type { CoinVolume } from '@coinmirror/shared/contract/rankings.ts';
import { useMemo } from 'react';
import { useVolumeRankQuery } from '#api/endpoints/rankings.ts';
import { volumeColumns } from '#features/hotBoards/columns/tradeColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { CoinBoardPage, type CoinFigure } from './CoinBoardPage.tsx';

const READERS: Readonly<Record<string, (row: CoinVolume) => number | null>> = {
  '24h': ({ volume24h }) => volume24h,
  '7d': ({ volume7d }) => volume7d,
  '30d': ({ volume30d }) => volume30d,
};

/** `/hot/currencies.html`: the coins traded most. */
export default function HotCurrenciesPage() {
  const board = useBoard('hotCurrencies');
  const result = useVolumeRankQuery(board.args, HOT_POLLING);
  const { value, label } = board.chosen('period');
  const columns = useMemo(() => volumeColumns(label), [label]);
  const figure: CoinFigure<CoinVolume> = {
    label: '成交额与 24H 涨幅',
    amountOf: READERS[value] ?? (({ volume24h }) => volume24h),
    changeOf: ({ change24h }) => change24h,
  };
  return <CoinBoardPage board={board} columns={columns} result={result} figure={figure} />;
}
