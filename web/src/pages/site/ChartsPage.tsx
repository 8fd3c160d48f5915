import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { useFullCoinListQuery } from '#features/coins/fullListApi.ts';
import { CoinMaps } from '#features/marketCharts/CoinMaps.tsx';
import { MarketTrend } from '#features/marketCharts/MarketTrend.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

/** Height of heat map and bubbles with their frames. */
const MAPS_HEIGHT = 1290;

/** `/charts`: the market in charts. */
export default function ChartsPage() {
  const coins = useFullCoinListQuery({ type: -1 });
  return (
    <>
      <PageHeader title={titleOf('charts')} summary={summaryOf('charts')} asOf={coins.data?.asOf ?? null} />
      <MarketTrend />
      <Loadable result={coins} height={MAPS_HEIGHT} skeleton={<Skeleton height={MAPS_HEIGHT} />}>
        {(rows, { asOf }) => <CoinMaps rows={rows} asOf={asOf} />}
      </Loadable>
    </>
  );
}
