import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { dexDashboard } from '@coinmirror/shared/dashboards/dex.ts';
import { DexFigures, DexTrend } from '#features/dashboards/dex/DexFigures.tsx';
import { useDexOverview } from '#features/dashboards/dex/dexApi.ts';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';
import { exchangeStars } from '#templates/ranking/stars.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';

/** `/data/dex`, `/data/dex.html`: on-chain trading. */
export default function DataDexPage() {
  const result = useDexOverview({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <DashboardPage
      {...dexDashboard}
      page="dataDex"
      result={result}
      actions={<PageLink to="dataPools">热门与新建资金池</PageLink>}
      tableCells={exchangeStars}
      chart={(value, asOf) => <DexTrend value={value} asOf={asOf} />}
    >
      {(value, asOf) => <DexFigures value={value} asOf={asOf} />}
    </DashboardPage>
  );
}
