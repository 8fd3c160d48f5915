import type { ConceptRank } from '@coinmirror/shared/contract/boards/trade.ts';
import { useConceptRankQuery } from '#api/endpoints/boards.ts';
import { conceptRankColumns } from '#features/hotBoards/columns/placeColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import type { PictureFigure } from './BoardPicture.tsx';
import { HotBoardPage } from './HotBoardPage.tsx';

const rowKey = ({ id }: ConceptRank) => id;
const rowLink = ({ id }: ConceptRank, className: string) => (
  <PageLink to="conceptItem" params={{ id }} className={className} tabIndex={-1} aria-hidden="true" />
);
const FIGURE: PictureFigure<ConceptRank> = {
  label: '24H 成交额与均涨幅',
  nameOf: ({ name }) => name,
  amountOf: ({ volume24h }) => volume24h,
  changeOf: ({ change24h }) => change24h,
};

/** `/hot/concept.html`: sectors by how they moved. */
export default function HotConceptPage() {
  const board = useBoard('hotConcept');
  const result = useConceptRankQuery(board.args, HOT_POLLING);
  return (
    <HotBoardPage
      board={board}
      columns={conceptRankColumns}
      result={result}
      rowKey={rowKey}
      rowLink={rowLink}
      figure={FIGURE}
    />
  );
}
