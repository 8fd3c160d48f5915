import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { dexFigures } from '@coinmirror/shared/figures/dex.ts';
import { DexFigures, DexTrend } from '#features/figures/dex/DexFigures.tsx';
import { useDexBoard } from '#features/figures/dex/dexApi.ts';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';
import { exchangeStars } from '#templates/ranking/stars.tsx';

/** `/data/dex`, `/data/dex.html`: on-chain trading. */
export default function DataDexPage() {
  const result = useDexBoard({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <FiguresPage
      {...dexFigures}
      page="dataDex"
      result={result}
      tableCells={exchangeStars}
      chart={(value, asOf) => <DexTrend value={value} asOf={asOf} />}
    >
      {(value, asOf) => <DexFigures value={value} asOf={asOf} />}
    </FiguresPage>
  );
}
