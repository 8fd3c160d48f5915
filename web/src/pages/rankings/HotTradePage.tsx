import { tradeRankings } from '@coinmirror/shared/rankings/trade.ts';
import { RankingPage } from '#templates/ranking/RankingPage.tsx';
import { withQueries } from '#templates/ranking/withQueries.ts';

const RANKINGS = withQueries(tradeRankings);

/** The rankings by volume. */
export default function TradePage() {
  return <RankingPage group={RANKINGS} />;
}
