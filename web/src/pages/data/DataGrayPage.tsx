import { trustFacts } from '@coinmirror/shared/columns/dashboards/trusts.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { grayInterpretation } from '@coinmirror/shared/indicators/interpretations/gray.ts';
import { trustSentence } from '@coinmirror/shared/sentences/dashboards.ts';
import { FundFlowsPart } from '#features/dashboards/gray/FundFlowsPart.tsx';
import { useTrustsQuery } from '#features/dashboards/gray/grayApi.ts';
import { TrustTable } from '#features/dashboards/gray/TrustTable.tsx';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';

const facts = () => trustFacts;

/** `/data/gray.html`: Grayscale's trusts, and fund flows. */
export default function DataGrayPage() {
  const result = useTrustsQuery({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <DashboardPage
      page="dataGray"
      result={result}
      sentence={trustSentence}
      facts={facts}
      interpretation={grayInterpretation}
    >
      {(value) => (
        <>
          <TrustTable value={value} />
          <FundFlowsPart />
        </>
      )}
    </DashboardPage>
  );
}
