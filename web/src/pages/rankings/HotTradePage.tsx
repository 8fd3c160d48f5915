import { tradeRankings } from '@coinmirror/shared/rankings/trade.ts';
import { RankingPage } from '../../templates/ranking/RankingPage.tsx';

/** The rankings by volume. */
export default function TradePage() {
  return <RankingPage group={tradeRankings} />;
}
