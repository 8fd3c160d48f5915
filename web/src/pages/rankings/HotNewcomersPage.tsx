import { newcomerRankings } from '@coinmirror/shared/rankings/newcomers.ts';
import { RankingPage } from '../../templates/ranking/RankingPage.tsx';

/** The rankings of new coins. */
export default function NewcomersPage() {
  return <RankingPage group={newcomerRankings} />;
}
