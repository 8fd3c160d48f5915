import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { findDefiChain } from '@coinmirror/shared/content/defi/chains.ts';
import type { StoppedProtocol } from '@coinmirror/shared/content/defi/stoppedProtocols.ts';
import { defiProtocolEndpoints } from '@coinmirror/shared/contract/defi/protocol.ts';
import { defiProtocolDashboard } from '@coinmirror/shared/dashboards/defi/protocol.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { defiSubjectOf } from '@coinmirror/shared/pages/defiSubject.ts';
import { lockedSeriesKey } from '@coinmirror/shared/pages/series.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { useLocation, useParams } from 'react-router';
import { isMissing } from '#api/isMissing.ts';
import { queryHookFor } from '#api/queryHookFor.ts';
import { DefiTrend } from '#features/dashboards/defi/DefiTrend.tsx';
import { EarnedTrend } from '#features/dashboards/defi/EarnedTrend.tsx';
import { ProtocolFigures } from '#features/dashboards/defi/ProtocolFigures.tsx';
import { StoppedProtocolView } from '#features/dashboards/defi/StoppedProtocolView.tsx';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { Logo } from '#ui/logo/Logo.tsx';
import { ABOVE_DEFI, DOWN_TO_DEFI } from './aboveDefi.ts';
import { DefiOverviewView } from './DefiOverviewView.tsx';

// Its table stands beside two others.
const { table: _table, ...protocolPage } = defiProtocolDashboard;
const useProtocol = queryHookFor(defiProtocolEndpoints, 'defiProtocol');

/** `/data/defi/{code}`, `/data/defi/eth/{code?}` and the like: a chain, or a protocol. */
export default function DataDefiItemPage() {
  const { pathname } = useLocation();
  const { code } = useParams();
  const subject = defiSubjectOf(matchPage(pathname)?.name ?? 'dataDefiItem', code);
  if (subject === null) return <NotFoundPage />;
  if (subject.kind === 'stopped') return <Stopped protocol={subject.protocol} />;
  return subject.kind === 'chain' ? (
    <Chain key={subject.code} code={subject.code} />
  ) : (
    <Protocol key={subject.code} code={subject.code} />
  );
}

function Chain({ code }: { readonly code: string }) {
  const title = `${findDefiChain(code)?.name ?? code} DeFi`;
  useDocumentTitle(title);
  return <DefiOverviewView page="dataDefiItem" title={title} chain={code} above={ABOVE_DEFI} />;
}

function Stopped({ protocol }: { readonly protocol: StoppedProtocol }) {
  useDocumentTitle(`${protocol.name}（已停止）`);
  return <StoppedProtocolView protocol={protocol} above={DOWN_TO_DEFI} />;
}

function Protocol({ code }: { readonly code: string }) {
  const result = useProtocol({ code }, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  const detail = result.data?.value;
  useDocumentTitle(detail && `${detail.name} 锁仓量`);
  if (isMissing(result.error)) return <NotFoundPage />;
  return (
    <DashboardPage
      {...protocolPage}
      page="dataDefiItem"
      title={detail?.name ?? titleOf('dataDefiItem')}
      mark={detail?.coin && <Logo src={detail.coin.logo} name={detail.name} size={20} eager />}
      above={ABOVE_DEFI}
      result={result}
      chart={(value, asOf) => (
        <>
          <DefiTrend
            name={value.name}
            seriesKey={lockedSeriesKey(value.code)}
            points={value.trend}
            asOf={asOf}
          />
          <EarnedTrend name={value.name} days={value.earned} volumes={value.volumes} asOf={asOf} />
        </>
      )}
    >
      {(value) => <ProtocolFigures value={value} />}
    </DashboardPage>
  );
}
