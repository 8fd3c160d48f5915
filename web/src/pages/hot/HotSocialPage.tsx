import type { CoinSocial } from '@coinmirror/shared/contract/boards/people.ts';
import { useSocialRankQuery } from '#api/endpoints/boards.ts';
import { socialColumns } from '#features/hotBoards/columns/peopleColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { CoinBoardPage, type CoinFigure } from './CoinBoardPage.tsx';

const FIGURE: CoinFigure<CoinSocial> = {
  label: '综合分与 24H 涨幅',
  textOf: ({ score }) => `${score.toFixed(1)} 分`,
  changeOf: ({ change24h }) => change24h,
};

/** `/hot/social.html`: coins by the composite of their platforms. */
export default function HotSocialPage() {
  const board = useBoard('hotSocial');
  const result = useSocialRankQuery(board.args, HOT_POLLING);
  return <CoinBoardPage board={board} columns={socialColumns} result={result} figure={FIGURE} />;
}
