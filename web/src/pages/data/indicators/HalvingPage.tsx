import { halvingFacts } from '@coinmirror/shared/columns/figures/halving.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { halvingReading } from '@coinmirror/shared/indicators/readings/halving.ts';
import { HalvingCountdown } from '#features/figures/halving/HalvingCountdown.tsx';
import { HalvingFigures } from '#features/figures/halving/HalvingFigures.tsx';
import { useHalvingQuery } from '#features/figures/halving/halvingApi.ts';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';

const facts = () => halvingFacts;

/** `/btccljbdjs.html`: the next Bitcoin halving. */
export default function HalvingPage() {
  const result = useHalvingQuery({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <FiguresPage
      page="halving"
      result={result}
      facts={facts}
      reading={halvingReading}
      lead={({ expectedAt }) => <HalvingCountdown until={expectedAt} />}
    >
      {(value) => <HalvingFigures value={value} />}
    </FiguresPage>
  );
}
