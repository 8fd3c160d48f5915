import { holdingRankings } from '@coinmirror/shared/rankings/holding.ts';
import { RankingPage } from '#templates/ranking/RankingPage.tsx';
import type { RankingCells } from '#templates/ranking/RankingView.tsx';
import { withQueries } from '#templates/ranking/withQueries.ts';
import { Address } from '#ui/address/Address.tsx';

const RANKINGS = withQueries(holdingRankings);
const CELLS: RankingCells = {
  largePosition: { address: (row) => <Address value={row.address} explorerUrl={row.explorerUrl} /> },
};

/** The rankings by holders. */
export default function HoldingPage() {
  return <RankingPage group={RANKINGS} cells={CELLS} />;
}
