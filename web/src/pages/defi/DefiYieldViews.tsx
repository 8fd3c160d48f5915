import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { type DefiPools, defiYieldEndpoints } from '@coinmirror/shared/contract/defi/yields.ts';
import { filteredPools } from '@coinmirror/shared/dashboards/defi/poolFilter.ts';
import {
  defiAnchoredDashboard,
  defiBestDashboard,
  defiLendingDashboard,
  defiPoolDashboard,
} from '@coinmirror/shared/dashboards/defi/yields.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { type ReactNode, useMemo } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { PoolFilters, usePoolFilter } from '#features/dashboards/defi/pools/PoolFilters.tsx';
import { PoolPast } from '#features/dashboards/defi/pools/PoolPast.tsx';
import { RateMatrix } from '#features/dashboards/defi/RateMatrix.tsx';
import { AddProjectButton } from '#features/feedback/AddProjectButton.tsx';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';
import type { Crumb } from '#ui/page/Breadcrumb.tsx';

const usePools = queryHookFor(defiYieldEndpoints, 'defiPools');
const useRates = queryHookFor(defiYieldEndpoints, 'defiRates');
const useAnchored = queryHookFor(defiYieldEndpoints, 'defiAnchored');
const POLL = { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true };

interface ViewProps {
  readonly page: RouteName;
  readonly title: string;
  readonly above: readonly Crumb[];
  readonly tools: ReactNode;
}

/** Pools that pay for deposits. */
export function PoolsView(frame: ViewProps) {
  const result = usePools({}, POLL);
  const filter = usePoolFilter();
  const table = useMemo(
    () => ({
      ...defiPoolDashboard.table,
      rows: ({ pools }: DefiPools) => filteredPools(pools, filter),
    }),
    [filter],
  );
  return (
    <DashboardPage
      {...frame}
      {...defiPoolDashboard}
      table={table}
      tableTools={<PoolFilters pools={result.data?.value.pools ?? []} />}
      result={result}
      actions={<AddProjectButton />}
    >
      {({ pools }) => <PoolPast pools={filteredPools(pools, filter)} />}
    </DashboardPage>
  );
}

/** Lending by coin and venue. */
export function LendingView(frame: ViewProps) {
  return <DashboardPage {...frame} {...defiLendingDashboard} result={useRates({}, POLL)} />;
}

/** The best rates, and those of every venue. */
export function RatesView(frame: ViewProps) {
  return (
    <DashboardPage {...frame} {...defiBestDashboard} result={useRates({}, POLL)}>
      {(value, asOf) => <RateMatrix value={value} asOf={asOf} />}
    </DashboardPage>
  );
}

/** Wrapped and pegged coins. */
export function AnchoredView(frame: ViewProps) {
  return <DashboardPage {...frame} {...defiAnchoredDashboard} result={useAnchored({}, POLL)} />;
}
