import { HALVING_2020_CALL, halving2020Facts } from '@coinmirror/shared/columns/dashboards/halving2020.ts';
import { halving2020Interpretation } from '@coinmirror/shared/indicators/interpretations/halving.ts';
import { useCoinHistoryQuery } from '#features/coins/detail/history/historyApi.ts';
import { Halving2020 } from '#features/dashboards/halving/Halving2020.tsx';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';

const facts = () => halving2020Facts;

/** `/2020halving`: the third halving in retrospect. */
export default function Halving2020Page() {
  return (
    <DashboardPage
      page="halving2020"
      result={useCoinHistoryQuery(HALVING_2020_CALL)}
      facts={facts}
      interpretation={halving2020Interpretation}
    >
      {(value, asOf) => <Halving2020 value={value} asOf={asOf} />}
    </DashboardPage>
  );
}
