import { stableTrendReading } from '@coinmirror/shared/indicators/readings/stable.ts';
import { StableTrend } from '#features/figures/stable/StableTrend.tsx';
import { useStableSuppliesQuery } from '#features/figures/stable/stableApi.ts';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';

const NONE: readonly never[] = [];
const facts = () => NONE;

/** `/data/stable/coin-trend.html`: the supply of stablecoins over time. */
export default function DataStableTrendPage() {
  return (
    <FiguresPage
      page="dataStableTrend"
      result={useStableSuppliesQuery({})}
      facts={facts}
      reading={stableTrendReading}
    >
      {(value, asOf) => <StableTrend value={value} asOf={asOf} />}
    </FiguresPage>
  );
}
