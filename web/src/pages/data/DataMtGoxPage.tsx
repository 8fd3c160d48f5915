import { mtGoxFacts } from '@coinmirror/shared/columns/figures/mtgox.ts';
import { mtGoxReading } from '@coinmirror/shared/indicators/readings/mtgox.ts';
import { MtGoxFigures } from '#features/figures/mtgox/MtGoxFigures.tsx';
import { useMtGoxQuery } from '#features/figures/mtgox/mtGoxApi.ts';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';

const facts = () => mtGoxFacts;

/** `/data/mtgox.html`: the remaining coins of Mt. Gox. */
export default function DataMtGoxPage() {
  return (
    <FiguresPage page="dataMtGox" result={useMtGoxQuery({})} facts={facts} reading={mtGoxReading}>
      {(value) => <MtGoxFigures value={value} />}
    </FiguresPage>
  );
}
