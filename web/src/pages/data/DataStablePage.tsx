import { stableFacts } from '@coinmirror/shared/columns/dashboards/stable.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { Stablecoins } from '@coinmirror/shared/contract/dashboards/stable.ts';
import { stableInterpretation } from '@coinmirror/shared/indicators/interpretations/stable.ts';
import { stableSentence } from '@coinmirror/shared/sentences/dashboards.ts';
import { PegPast } from '#features/dashboards/stable/PegPast.tsx';
import { PegSection, StableFigures } from '#features/dashboards/stable/StableFigures.tsx';
import { useStablecoinsQuery } from '#features/dashboards/stable/stableApi.ts';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';

const facts = () => stableFacts;
const pegs = ({ coins }: Stablecoins, asOf: number) => (
  <>
    <PegSection coins={coins} asOf={asOf} />
    <PegPast coins={coins} />
  </>
);

/** `/data/stable.html`: stablecoins, their pegs and Tether's premium. */
export default function DataStablePage() {
  const result = useStablecoinsQuery({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <DashboardPage
      page="dataStable"
      result={result}
      sentence={stableSentence}
      lead={pegs}
      facts={facts}
      interpretation={stableInterpretation}
    >
      {(value, asOf) => <StableFigures value={value} asOf={asOf} />}
    </DashboardPage>
  );
}
