import { holdingRankings } from '@coinmirror/shared/rankings/holding.ts';
import { Address } from '#ui/address/Address.tsx';
import { RankingPage } from '../../templates/ranking/RankingPage.tsx';
import type { RankingCells } from '../../templates/ranking/RankingView.tsx';

const CELLS: RankingCells = {
  largePosition: { address: (row) => <Address value={row.address} explorerUrl={row.explorerUrl} /> },
};

/** The rankings by holders. */
export default function HoldingPage() {
  return <RankingPage group={holdingRankings} cells={CELLS} />;
}
