import { trustFacts } from '@coinmirror/shared/columns/figures/trusts.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { grayReading } from '@coinmirror/shared/indicators/readings/gray.ts';
import { FundFlowsPart } from '#features/figures/gray/FundFlowsPart.tsx';
import { useTrustsQuery } from '#features/figures/gray/grayApi.ts';
import { TrustTable } from '#features/figures/gray/TrustTable.tsx';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';

const facts = () => trustFacts;

/** `/data/gray.html`: Grayscale's trusts, and fund flows. */
export default function DataGrayPage() {
  const result = useTrustsQuery({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <FiguresPage page="dataGray" result={result} facts={facts} reading={grayReading}>
      {(value) => (
        <>
          <TrustTable value={value} />
          <FundFlowsPart />
        </>
      )}
    </FiguresPage>
  );
}
