import { moveRankings } from '@coinmirror/shared/rankings/moves.ts';
import { RankingPage } from '#templates/ranking/RankingPage.tsx';
import type { RankingCells } from '#templates/ranking/RankingView.tsx';
import { withQueries } from '#templates/ranking/withQueries.ts';
import { sectorCells } from '#ui/columns/sectorCells.tsx';

const RANKINGS = withQueries(moveRankings);
const CELLS: RankingCells = { conceptRank: sectorCells };

/** The rankings by price change. */
export default function MovesPage() {
  return <RankingPage group={RANKINGS} cells={CELLS} />;
}
