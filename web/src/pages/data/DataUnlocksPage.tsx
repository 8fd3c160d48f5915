import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { unlockEndpoints } from '@coinmirror/shared/contract/unlocks.ts';
import { unlocksDashboard } from '@coinmirror/shared/dashboards/unlocks.ts';
import { chosenUnlocks, unlockChoice } from '@coinmirror/shared/pages/unlockAddress.ts';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { queryHookFor } from '#api/queryHookFor.ts';
import { UnlockDays } from '#features/dashboards/unlocks/UnlockDays.tsx';
import { UnlockFilters } from '#features/dashboards/unlocks/UnlockFilters.tsx';
import { selectWatchedCodes, type WatchlistState } from '#features/watchlist/watchlistSlice.ts';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const useUnlocks = queryHookFor(unlockEndpoints, 'unlockList');

/** `/data/unlocks`: what comes free of all coins, when and for whom, and what passed unlocks did to prices. */
export default function DataUnlocksPage() {
  const [address] = useUrlParams();
  const choice = useMemo(() => unlockChoice((name) => address.get(name)), [address]);
  const watched = useSelector((state: { readonly watchlist: WatchlistState }) =>
    selectWatchedCodes(state, 'coin'),
  );
  const { range } = choice;
  const result = useUnlocks({ range }, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  const table = useMemo(() => {
    const own = new Set(watched);
    const { rows } = unlocksDashboard.table;
    return {
      ...unlocksDashboard.table,
      rows: (value: Parameters<typeof rows>[0]) => chosenUnlocks(rows(value), choice, own),
    };
  }, [choice, watched]);
  return (
    <DashboardPage
      {...unlocksDashboard}
      page="dataUnlocks"
      result={result}
      table={table}
      tools={<UnlockFilters choice={choice} />}
      chart={(value, asOf) => <UnlockDays value={value} asOf={asOf} />}
    />
  );
}
