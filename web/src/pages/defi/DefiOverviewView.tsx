import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { DefiOverview } from '@coinmirror/shared/contract/defi/overview.ts';
import {
  defiCoinDashboard,
  defiDashboard,
  defiProposalDashboard,
} from '@coinmirror/shared/dashboards/defi/overview.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { lockedSeriesKey } from '@coinmirror/shared/pages/series.ts';
import type { ReactNode } from 'react';
import { DefiShares } from '#features/dashboards/defi/DefiShares.tsx';
import { DefiTrend } from '#features/dashboards/defi/DefiTrend.tsx';
import { DoubleCountingNote, useCountsTwice } from '#features/dashboards/defi/DoubleCountingNote.tsx';
import { useDefiOverview } from '#features/dashboards/defi/defiApi.ts';
import { StoppedChain } from '#features/dashboards/defi/StoppedChain.tsx';
import { WeekSplit } from '#features/dashboards/defi/WeekSplit.tsx';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import type { Crumb } from '#ui/page/Breadcrumb.tsx';
import { NewestProposals } from './NewestProposals.tsx';

const SHOWN = { protocols: defiDashboard, coins: defiCoinDashboard, proposals: defiProposalDashboard };
const noFacts = () => [];
const weekSplit = (value: DefiOverview) => <WeekSplit value={value} />;
const newestProposals = ({ protocols }: DefiOverview) => <NewestProposals protocols={protocols} />;

interface DefiOverviewViewProps {
  readonly page: RouteName;
  readonly title: string;
  /** '' means all of them. */
  readonly chain: string;
  readonly tools?: ReactNode;
  readonly above?: readonly Crumb[];
  readonly shows?: keyof typeof SHOWN;
}

/** Value locked in protocols, of all chains or of one: over time, by protocol, by category. */
export function DefiOverviewView({ chain, shows = 'protocols', ...frame }: DefiOverviewViewProps) {
  const twice = useCountsTwice();
  const result = useDefiOverview(
    { chain, twice },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  const { facts, interpretation, sentence, table } = SHOWN[shows];
  const stopped = result.data?.value.chain?.isStopped ? result.data.value.chain : null;
  if (stopped) {
    return (
      <DashboardPage {...frame} result={result} facts={noFacts} interpretation={interpretation}>
        {() => <StoppedChain code={stopped.code} name={stopped.name} />}
      </DashboardPage>
    );
  }
  if (shows !== 'protocols') {
    return (
      <DashboardPage
        {...frame}
        result={result}
        facts={facts}
        interpretation={interpretation}
        sentence={sentence}
        table={table}
        {...(shows === 'proposals' && { chart: newestProposals })}
      />
    );
  }
  return (
    <DashboardPage
      {...frame}
      result={result}
      facts={facts}
      interpretation={interpretation}
      sentence={sentence}
      lead={weekSplit}
      table={table}
      tableTools={
        <>
          <PageLink to="dataDefiFees">费用与收入</PageLink>
          <DoubleCountingNote />
        </>
      }
      chart={(value, asOf) => (
        <DefiTrend
          name={value.chain?.name ?? 'DeFi '}
          seriesKey={twice ? null : lockedSeriesKey(chain)}
          points={value.trend}
          asOf={asOf}
        />
      )}
    >
      {(value, asOf) => <DefiShares value={value} asOf={asOf} />}
    </DashboardPage>
  );
}
