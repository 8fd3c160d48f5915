import { dexPoolColumns } from '@coinmirror/shared/columns/dexPools.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { dexPoolEndpoints } from '@coinmirror/shared/contract/dashboards/dexPools.ts';
import { poolsDashboard } from '@coinmirror/shared/dashboards/dexPools.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { poolChoice } from '@coinmirror/shared/pages/poolAddress.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { PoolTabs } from '#features/dashboards/dexPools/PoolTabs.tsx';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const usePools = queryHookFor(dexPoolEndpoints, 'dexPools');
const ABOVE = [
  { label: titleOf('data'), href: hrefTo('data') },
  { label: titleOf('dataDex'), href: hrefTo('dataDex') },
];

/** `/data/dex/pools`: liquidity pools that draw attention, and new ones, with what their numbers warn of. */
export default function DataPoolsPage() {
  const [address] = useUrlParams();
  const choice = useMemo(() => poolChoice((name) => address.get(name)), [address]);
  const result = usePools({ ...choice }, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  const table = useMemo(
    () => ({ ...poolsDashboard.table, columns: dexPoolColumns(choice.kind) }),
    [choice.kind],
  );
  return (
    <DashboardPage
      {...poolsDashboard}
      page="dataPools"
      above={ABOVE}
      result={result}
      table={table}
      tools={<PoolTabs choice={choice} />}
    />
  );
}
