import { treasuryFacts } from '@coinmirror/shared/columns/dashboards/treasuries.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { Treasuries } from '@coinmirror/shared/contract/dashboards/treasuries.ts';
import { treasuryInterpretation } from '@coinmirror/shared/indicators/interpretations/treasuries.ts';
import { treasurySentence } from '@coinmirror/shared/sentences/dashboards.ts';
import { HolderMoves } from '#features/dashboards/treasuries/HolderMoves.tsx';
import { TreasuryFigures } from '#features/dashboards/treasuries/TreasuryFigures.tsx';
import { useTreasuriesQuery } from '#features/dashboards/treasuries/treasuriesApi.ts';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';

const facts = () => treasuryFacts;
const moves = ({ rows }: Treasuries, asOf: number) => <HolderMoves rows={rows} asOf={asOf} />;

/** `/data/btcholding.html`: Bitcoin holders. */
export default function DataBtcHoldingPage() {
  const result = useTreasuriesQuery({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <DashboardPage
      page="dataBtcHolding"
      result={result}
      sentence={treasurySentence}
      facts={facts}
      chart={moves}
      interpretation={treasuryInterpretation}
    >
      {(value, asOf) => <TreasuryFigures value={value} asOf={asOf} />}
    </DashboardPage>
  );
}
