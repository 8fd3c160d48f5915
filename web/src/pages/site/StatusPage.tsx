import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import type { SourceStatusReport } from '@coinmirror/shared/contract/sourceStatus.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { STATUS_TABS, statusTabOf } from '@coinmirror/shared/pages/statusTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useSourceStatusQuery } from '#api/endpoints/sourceStatus.ts';
import { SelfCheck } from '#features/selfCheck/SelfCheck.tsx';
import { SimulatedSources } from '#features/sourceStatus/SimulatedSources.tsx';
import { SourceReport } from '#features/sourceStatus/SourceReport.tsx';
import { RefusalLog } from '#features/trackRecord/RefusalLog.tsx';
import { SourceRecord } from '#features/trackRecord/SourceRecord.tsx';
import { VenueQuality } from '#features/trackRecord/VenueQuality.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { shownAnswer } from '#ui/state/shownAnswer.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './StatusPage.module.css';

const HEIGHT = 400;

/** `/status`: how the sources of the site's data are doing. */
export default function StatusPage() {
  const result = useSourceStatusQuery({}, { pollingInterval: POLL_FAST, skipPollingIfUnfocused: true });
  return (
    <>
      <PageHeader
        title={titleOf('status')}
        summary={summaryOf('status')}
        asOf={shownAnswer(result).data?.asOf ?? null}
      />
      <SelfCheck />
      <Loadable result={result} height={HEIGHT} skeleton={<SkeletonLines lines={8} lineHeight={52} />}>
        {({ simulated, ...report }) => (simulated ? <SimulatedSources /> : <StatusTabs {...report} />)}
      </Loadable>
    </>
  );
}

/** The state of now, and the logs behind it. */
function StatusTabs(report: Pick<SourceStatusReport, 'sources' | 'sockets'>) {
  const [params] = useUrlParams();
  const tab = statusTabOf(params.get('tab'));
  const items = STATUS_TABS.map(({ key, label }) => ({
    key,
    label,
    href: hrefTo('status', {}, key === 'now' ? {} : { tab: key }),
    current: key === tab,
  }));
  return (
    <>
      <LinkTabs label="来源与日志" items={items} />
      <div className={styles.tab}>
        {tab === 'now' && <SourceReport {...report} />}
        {tab === 'refusals' && <RefusalLog />}
        {tab === 'record' && <SourceRecord />}
        {tab === 'exchanges' && <VenueQuality />}
      </div>
    </>
  );
}
