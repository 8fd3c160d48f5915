import { gasFacts } from '@coinmirror/shared/columns/figures/gas.ts';
import { gasReading } from '@coinmirror/shared/indicators/readings/gas.ts';
import { GasFigures } from '#features/figures/gas/GasFigures.tsx';
import { useEthGasQuery } from '#features/figures/gas/gasApi.ts';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';

const POLL = 12_000;
const facts = () => gasFacts;

/** `/data/eth.html`: the cost of using Ethereum. */
export default function DataEthPage() {
  const result = useEthGasQuery({}, { pollingInterval: POLL, skipPollingIfUnfocused: true });
  return (
    <FiguresPage page="dataEth" result={result} facts={facts} reading={gasReading}>
      {(value, asOf) => <GasFigures value={value} asOf={asOf} />}
    </FiguresPage>
  );
}
