import { treasuryFacts } from '@coinmirror/shared/columns/figures/treasuries.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { treasuryReading } from '@coinmirror/shared/indicators/readings/treasuries.ts';
import { TreasuryFigures } from '#features/figures/treasuries/TreasuryFigures.tsx';
import { useTreasuriesQuery } from '#features/figures/treasuries/treasuriesApi.ts';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';

const facts = () => treasuryFacts;

/** `/data/btcholding.html`: Bitcoin holders. */
export default function DataBtcHoldingPage() {
  const result = useTreasuriesQuery({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <FiguresPage page="dataBtcHolding" result={result} facts={facts} reading={treasuryReading}>
      {(value, asOf) => <TreasuryFigures value={value} asOf={asOf} />}
    </FiguresPage>
  );
}
