import { holdingRankings } from '@coinmirror/shared/rankings/holding.ts';
import { RankingPage } from './RankingPage.tsx';

/** The rankings of who holds. */
export default function HoldingPage() {
  return <RankingPage group={holdingRankings} />;
}
