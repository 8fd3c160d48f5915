import { trustFacts } from '@coinmirror/shared/columns/dashboards/trusts.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { Trusts } from '@coinmirror/shared/contract/dashboards/trusts.ts';
import { grayInterpretation } from '@coinmirror/shared/indicators/interpretations/gray.ts';
import { fundSentence } from '@coinmirror/shared/sentences/dashboards.ts';
import { useCallback } from 'react';
import { FundFlowsPart } from '#features/dashboards/gray/FundFlowsPart.tsx';
import { useFundFlowsQuery, useTrustsQuery } from '#features/dashboards/gray/grayApi.ts';
import { TrustTable } from '#features/dashboards/gray/TrustTable.tsx';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';
import { shownAnswer } from '#ui/state/shownAnswer.ts';

const facts = () => trustFacts;

/** `/data/gray.html`: fund flows, and Grayscale's trusts. */
export default function DataGrayPage() {
  const result = useTrustsQuery({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  const flows = shownAnswer(useFundFlowsQuery({ coincode: 'bitcoin' })).data?.value ?? null;
  const sentence = useCallback((value: Trusts) => fundSentence(flows, value), [flows]);
  return (
    <DashboardPage
      page="dataGray"
      result={result}
      sentence={sentence}
      facts={facts}
      interpretation={grayInterpretation}
    >
      {(value) => (
        <>
          <FundFlowsPart />
          <TrustTable value={value} />
        </>
      )}
    </DashboardPage>
  );
}
