import { treasuryFacts } from '@coinmirror/shared/columns/dashboards/treasuries.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { treasuryInterpretation } from '@coinmirror/shared/indicators/interpretations/treasuries.ts';
import { treasurySentence } from '@coinmirror/shared/sentences/dashboards.ts';
import { TreasuryFigures } from '#features/dashboards/treasuries/TreasuryFigures.tsx';
import { useTreasuriesQuery } from '#features/dashboards/treasuries/treasuriesApi.ts';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';

const facts = () => treasuryFacts;

/** `/data/btcholding.html`: Bitcoin holders. */
export default function DataBtcHoldingPage() {
  const result = useTreasuriesQuery({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <DashboardPage
      page="dataBtcHolding"
      result={result}
      sentence={treasurySentence}
      facts={facts}
      interpretation={treasuryInterpretation}
    >
      {(value, asOf) => <TreasuryFigures value={value} asOf={asOf} />}
    </DashboardPage>
  );
}
