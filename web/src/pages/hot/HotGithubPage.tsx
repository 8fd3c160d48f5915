import type { CoinProjectActivity } from '@coinmirror/shared/contract/boards/people.ts';
import { useProjectRankQuery } from '#api/endpoints/boards.ts';
import { projectColumns } from '#features/hotBoards/columns/peopleColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { CoinBoardPage, type CoinFigure } from './CoinBoardPage.tsx';

const FIGURE: CoinFigure<CoinProjectActivity> = {
  label: '30 日提交数与 24H 涨幅',
  textOf: ({ commits30d }) => `${commits30d} 次`,
  changeOf: ({ change24h }) => change24h,
};

/** `/hot/github.html`: coins by the work on their code. */
export default function HotGithubPage() {
  const board = useBoard('hotGithub');
  const result = useProjectRankQuery(board.args, HOT_POLLING);
  return <CoinBoardPage board={board} columns={projectColumns} result={result} figure={FIGURE} />;
}
