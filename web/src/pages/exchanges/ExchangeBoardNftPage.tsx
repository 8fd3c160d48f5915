import { nftMarketBoard } from '@coinmirror/shared/rankings/dapps.ts';
import { dappCells } from '#features/dapps/dappCells.tsx';
import { RankingPage } from '#templates/ranking/RankingPage.tsx';
import type { RankingCells } from '#templates/ranking/RankingView.tsx';
import { ExchangeBoardStrip } from './ExchangeBoardStrip.tsx';

const CELLS: RankingCells = { dapps: dappCells };
const GROUP = { exchangeBoardNft: nftMarketBoard };

/** `/exchange/nft`: NFT markets by volume. */
export default function ExchangeBoardNftPage() {
  return <RankingPage group={GROUP} cells={CELLS} above={<ExchangeBoardStrip shown="exchangeBoardNft" />} />;
}
