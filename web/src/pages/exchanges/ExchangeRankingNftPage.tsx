import { nftMarketRanking } from '@coinmirror/shared/rankings/dapps.ts';
import { dappCells } from '#features/dapps/dappCells.tsx';
import { RankingPage } from '#templates/ranking/RankingPage.tsx';
import type { RankingCells } from '#templates/ranking/RankingView.tsx';
import { withQueries } from '#templates/ranking/withQueries.ts';
import { ExchangeRankingStrip } from './ExchangeRankingStrip.tsx';

const CELLS: RankingCells = { dapps: dappCells };
const RANKINGS = withQueries({ exchangeRankingNft: nftMarketRanking });

/** `/exchange/nft`: NFT markets by volume. */
export default function ExchangeRankingNftPage() {
  return (
    <RankingPage group={RANKINGS} cells={CELLS} above={<ExchangeRankingStrip shown="exchangeRankingNft" />} />
  );
}
