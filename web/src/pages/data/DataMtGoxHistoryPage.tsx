import { mtGoxFacts } from '@coinmirror/shared/columns/figures/mtgox.ts';
import { mtGoxReading } from '@coinmirror/shared/indicators/readings/mtgox.ts';
import { MtGoxTransfers } from '#features/figures/mtgox/MtGoxFigures.tsx';
import { useMtGoxQuery } from '#features/figures/mtgox/mtGoxApi.ts';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';

const facts = () => mtGoxFacts;

/** `/data/mtgox.html/history`: transfers out of the trustee's wallets. */
export default function DataMtGoxHistoryPage() {
  return (
    <FiguresPage page="dataMtGoxHistory" result={useMtGoxQuery({})} facts={facts} reading={mtGoxReading}>
      {(value) => <MtGoxTransfers value={value} />}
    </FiguresPage>
  );
}
