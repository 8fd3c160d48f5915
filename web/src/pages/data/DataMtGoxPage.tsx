import { mtGoxFacts } from '@coinmirror/shared/columns/dashboards/mtgox.ts';
import { mtGoxInterpretation } from '@coinmirror/shared/indicators/interpretations/mtgox.ts';
import { MtGoxFigures } from '#features/dashboards/mtgox/MtGoxFigures.tsx';
import { useMtGoxQuery } from '#features/dashboards/mtgox/mtGoxApi.ts';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';

const facts = () => mtGoxFacts;

/** `/data/mtgox.html`: the remaining coins of Mt. Gox. */
export default function DataMtGoxPage() {
  return (
    <DashboardPage
      page="dataMtGox"
      result={useMtGoxQuery({})}
      facts={facts}
      interpretation={mtGoxInterpretation}
    >
      {(value) => <MtGoxFigures value={value} />}
    </DashboardPage>
  );
}
