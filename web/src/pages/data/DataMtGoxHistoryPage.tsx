import { mtGoxFacts } from '@coinmirror/shared/columns/dashboards/mtgox.ts';
import { mtGoxInterpretation } from '@coinmirror/shared/indicators/interpretations/mtgox.ts';
import { MtGoxTransfers } from '#features/dashboards/mtgox/MtGoxFigures.tsx';
import { useMtGoxQuery } from '#features/dashboards/mtgox/mtGoxApi.ts';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';

const facts = () => mtGoxFacts;

/** `/data/mtgox.html/history`: transfers out of the trustee's wallets. */
export default function DataMtGoxHistoryPage() {
  return (
    <DashboardPage
      page="dataMtGoxHistory"
      result={useMtGoxQuery({})}
      facts={facts}
      interpretation={mtGoxInterpretation}
    >
      {(value) => <MtGoxTransfers value={value} />}
    </DashboardPage>
  );
}
