import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { NftBoard } from '@coinmirror/shared/contract/figures/nft.ts';
import { nftFigures } from '@coinmirror/shared/figures/nft.ts';
import { useNftBoard } from '#features/figures/nft/nftApi.ts';
import { SharePie } from '#features/figures/SharePie.tsx';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';

/** The volume of unlisted collections: grey, last in the pie's list. */
const OTHERS = { name: '未列出的系列', rest: true };
const traded = ({ volume24h }: Pick<NftBoard['chains'][number], 'volume24h'>) => volume24h;
const SOURCE = '各 NFT 交易市场';

/** `/data/nft.html`: NFT collections. */
export default function DataNftPage() {
  const result = useNftBoard({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <FiguresPage {...nftFigures} page="dataNft" result={result}>
      {({ chains, collections, others }, asOf) => (
        <>
          <SharePie
            title="系列份额"
            source={SOURCE}
            asOf={asOf}
            rows={[...collections, { ...OTHERS, ...others }]}
            worth={traded}
          />
          <SharePie
            title="公链份额"
            source={SOURCE}
            asOf={asOf}
            rows={[...chains, { ...OTHERS, ...others }]}
            worth={traded}
          />
        </>
      )}
    </FiguresPage>
  );
}
