import { moveRankings } from '@coinmirror/shared/rankings/moves.ts';
import { RankingPage } from './RankingPage.tsx';

/** The rankings by change of price. */
export default function MovesPage() {
  return <RankingPage group={moveRankings} />;
}
