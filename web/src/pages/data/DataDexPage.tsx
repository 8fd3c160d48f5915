import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { dexBoardEndpoints, dexFigures } from '@coinmirror/shared/figures/dex.ts';
import { oneCall } from '#api/oneCall.ts';
import { DexFigures, DexTrend } from '#features/figures/dex/DexFigures.tsx';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';

const useDexBoard = oneCall('dexBoard', dexBoardEndpoints.dexBoard);

/** `/data/dex`, `/data/dex.html`: trade on chains. */
export default function DataDexPage() {
  const result = useDexBoard({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <FiguresPage
      {...dexFigures}
      page="dataDex"
      result={result}
      chart={(value, asOf) => <DexTrend value={value} asOf={asOf} />}
    >
      {(value, asOf) => <DexFigures value={value} asOf={asOf} />}
    </FiguresPage>
  );
}
