import { gasFacts } from '@coinmirror/shared/columns/dashboards/gas.ts';
import { gasInterpretation } from '@coinmirror/shared/indicators/interpretations/gas.ts';
import { gasSentence } from '@coinmirror/shared/sentences/dashboards.ts';
import { GasFigures } from '#features/dashboards/gas/GasFigures.tsx';
import { useEthGasQuery } from '#features/dashboards/gas/gasApi.ts';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';

const POLL = 12_000;
const facts = () => gasFacts;

/** `/data/eth.html`: the cost of using Ethereum. */
export default function DataEthPage() {
  const result = useEthGasQuery({}, { pollingInterval: POLL, skipPollingIfUnfocused: true });
  return (
    <DashboardPage
      page="dataEth"
      result={result}
      sentence={gasSentence}
      facts={facts}
      interpretation={gasInterpretation}
    >
      {(value, asOf) => <GasFigures value={value} asOf={asOf} />}
    </DashboardPage>
  );
}
