import { stableTrendInterpretation } from '@coinmirror/shared/indicators/interpretations/stable.ts';
import { StableTrend } from '#features/dashboards/stable/StableTrend.tsx';
import { useStableSuppliesQuery } from '#features/dashboards/stable/stableApi.ts';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';

const NONE: readonly never[] = [];
const facts = () => NONE;

/** `/data/stable/coin-trend.html`: the supply of stablecoins over time. */
export default function DataStableTrendPage() {
  return (
    <DashboardPage
      page="dataStableTrend"
      result={useStableSuppliesQuery({})}
      facts={facts}
      interpretation={stableTrendInterpretation}
    >
      {(value, asOf) => <StableTrend value={value} asOf={asOf} />}
    </DashboardPage>
  );
}
