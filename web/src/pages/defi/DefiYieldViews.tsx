import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { defiYieldEndpoints } from '@coinmirror/shared/contract/defi/yields.ts';
import {
  defiAnchoredDashboard,
  defiBestDashboard,
  defiLendingDashboard,
  defiPoolDashboard,
} from '@coinmirror/shared/dashboards/defi/yields.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import type { ReactNode } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
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
  return (
    <DashboardPage
      {...frame}
      {...defiPoolDashboard}
      result={usePools({}, POLL)}
      actions={<AddProjectButton />}
    />
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
