import { newcomerRankings } from '@coinmirror/shared/rankings/newcomers.ts';
import { RankingPage } from '#templates/ranking/RankingPage.tsx';
import { withQueries } from '#templates/ranking/withQueries.ts';

const RANKINGS = withQueries(newcomerRankings);

/** The rankings of new coins. */
export default function NewcomersPage() {
  return <RankingPage group={RANKINGS} />;
}
