import { coinTrendInterpretation } from '@coinmirror/shared/indicators/interpretations/stable.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { useCoinRankQuery } from '#api/endpoints/coins.ts';
import { CoinTrend } from '#features/dashboards/trend/CoinTrend.tsx';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';

const NONE: readonly never[] = [];
const facts = () => NONE;

/** `/data/coin-trend.html`: several coins over the same period. */
export default function DataCoinTrendPage() {
  return (
    <DashboardPage
      page="dataCoinTrend"
      result={useCoinRankQuery(CALL_ARGS.coinRank(1))}
      facts={facts}
      interpretation={coinTrendInterpretation}
    >
      {({ rows }, asOf) => <CoinTrend coins={rows} asOf={asOf} />}
    </DashboardPage>
  );
}
