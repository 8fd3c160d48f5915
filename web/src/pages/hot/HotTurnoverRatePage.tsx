import type { CoinTurnover } from '@coinmirror/shared/contract/rankings.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { useTurnoverRankQuery } from '#api/endpoints/rankings.ts';
import { turnoverColumns } from '#features/hotBoards/columns/tradeColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { CoinBoardPage } from './CoinBoardPage.tsx';

/** `/hot/turnoverrate.html`: the coins whose supply changes hands fastest. */
export default function HotTurnoverRatePage() {
  const board = useBoard('hotTurnoverRate');
  const result = useTurnoverRankQuery(board.args, HOT_POLLING);
  const week = board.chosen('period').value === '7d';
  return (
    <CoinBoardPage
      board={board}
      columns={turnoverColumns}
      result={result}
      figure={{
        label: '换手率与 24H 涨幅',
        textOf: (row: CoinTurnover) => formatShare(week ? row.turnoverRate7d : row.turnoverRate),
        changeOf: ({ change24h }) => change24h,
      }}
    />
  );
}
