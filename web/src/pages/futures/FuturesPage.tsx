import { futuresCoinColumns } from '@coinmirror/shared/columns/dashboards/futures.ts';
import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import { futuresListDashboard } from '@coinmirror/shared/dashboards/futures.ts';
import { useMemo } from 'react';
import { liveQuoteCells } from '#features/coins/cells/liveQuoteCells.tsx';
import { useFuturesOverviewQuery } from '#features/dashboards/futures/futuresApi.ts';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';
import { FuturesDisplay, FuturesTools } from '#templates/futures/FuturesDisplay.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';

/** `/futures`: every coin with contracts as a list, with live prices; totals and charts are on `/data/futures.html`. */
export default function FuturesPage() {
  return (
    <FuturesDisplay>
      <FuturesList />
    </FuturesDisplay>
  );
}

function FuturesList() {
  const { changeBase } = useDisplay();
  const table = useMemo(
    () => ({ ...futuresListDashboard.table, columns: futuresCoinColumns(changeBase) }),
    [changeBase],
  );
  const result = useFuturesOverviewQuery({}, { pollingInterval: POLL_FAST, skipPollingIfUnfocused: true });
  return (
    <DashboardPage
      {...futuresListDashboard}
      page="futures"
      result={result}
      table={table}
      tableCells={liveQuoteCells}
      tableTools={
        <>
          <PageLink to="dataFutures">持仓、爆仓与基差</PageLink>
          <FuturesTools />
        </>
      }
    />
  );
}
