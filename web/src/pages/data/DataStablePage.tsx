import { stableFacts } from '@coinmirror/shared/columns/figures/stable.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { stableReading } from '@coinmirror/shared/indicators/readings/stable.ts';
import { StableFigures } from '#features/figures/stable/StableFigures.tsx';
import { useStablecoinsQuery } from '#features/figures/stable/stableApi.ts';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';

const facts = () => stableFacts;

/** `/data/stable.html`: stablecoins, their pegs and Tether's premium. */
export default function DataStablePage() {
  const result = useStablecoinsQuery({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <FiguresPage page="dataStable" result={result} facts={facts} reading={stableReading}>
      {(value, asOf) => <StableFigures value={value} asOf={asOf} />}
    </FiguresPage>
  );
}
