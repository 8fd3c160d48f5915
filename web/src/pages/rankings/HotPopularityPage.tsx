import { popularityRankings } from '@coinmirror/shared/rankings/popularity.ts';
import { Meter } from '#templates/ranking/cells/Meter.tsx';
import { RankingPage } from '#templates/ranking/RankingPage.tsx';
import type { RankingCells } from '#templates/ranking/RankingView.tsx';
import { withQueries } from '#templates/ranking/withQueries.ts';

const RANKINGS = withQueries(popularityRankings);
const CELLS: RankingCells = {
  socialRank: { score: ({ score }) => <Meter value={score} text={score.toFixed(1)} atRight /> },
};

/** The rankings by community and development. */
export default function PeoplePage() {
  return <RankingPage group={RANKINGS} cells={CELLS} />;
}
