import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { NftOverview } from '@coinmirror/shared/contract/dashboards/nft.ts';
import { nftDashboard } from '@coinmirror/shared/dashboards/nft.ts';
import { useNftOverview } from '#features/dashboards/nft/nftApi.ts';
import { SharePie } from '#features/dashboards/SharePie.tsx';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';

/** The volume of unlisted collections: grey, last in the pie's list. */
const OTHERS = { name: '未列出的系列', rest: true };
const traded = ({ volume24h }: Pick<NftOverview['chains'][number], 'volume24h'>) => volume24h;
const SOURCE = '各 NFT 交易市场';

/** `/data/nft.html`: NFT collections. */
export default function DataNftPage() {
  const result = useNftOverview({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <DashboardPage {...nftDashboard} page="dataNft" result={result}>
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
    </DashboardPage>
  );
}
