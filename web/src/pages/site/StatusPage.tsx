import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { useSourceStatusQuery } from '#api/endpoints/sourceStatus.ts';
import { SimulatedSources } from '#features/sourceStatus/SimulatedSources.tsx';
import { SourceReport } from '#features/sourceStatus/SourceReport.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { shownAnswer } from '#ui/state/shownAnswer.ts';

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
      <Loadable result={result} height={HEIGHT} skeleton={<SkeletonLines lines={8} lineHeight={52} />}>
        {({ simulated, ...report }) => (simulated ? <SimulatedSources /> : <SourceReport {...report} />)}
      </Loadable>
    </>
  );
}
