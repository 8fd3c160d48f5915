import { halvingFacts } from '@coinmirror/shared/columns/dashboards/halving.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { halvingInterpretation } from '@coinmirror/shared/indicators/interpretations/halving.ts';
import { HalvingCountdown } from '#features/dashboards/halving/HalvingCountdown.tsx';
import { HalvingFigures } from '#features/dashboards/halving/HalvingFigures.tsx';
import { useHalvingQuery } from '#features/dashboards/halving/halvingApi.ts';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';

const facts = () => halvingFacts;

/** `/btccljbdjs.html`: the next Bitcoin halving. */
export default function HalvingPage() {
  const result = useHalvingQuery({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <DashboardPage
      page="halving"
      result={result}
      facts={facts}
      interpretation={halvingInterpretation}
      lead={({ expectedAt }) => <HalvingCountdown until={expectedAt} />}
    >
      {(value) => <HalvingFigures value={value} />}
    </DashboardPage>
  );
}
