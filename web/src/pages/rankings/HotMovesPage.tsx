import { moveRankings } from '@coinmirror/shared/rankings/moves.ts';
import { sectorCells } from '#ui/columns/sectorCells.tsx';
import { RankingPage } from '../../templates/ranking/RankingPage.tsx';
import type { RankingCells } from '../../templates/ranking/RankingView.tsx';

const CELLS: RankingCells = { conceptRank: sectorCells };

/** The rankings by price change. */
export default function MovesPage() {
  return <RankingPage group={moveRankings} cells={CELLS} />;
}
