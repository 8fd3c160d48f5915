import { financingFigures } from '@coinmirror/shared/figures/financing.ts';
import { FinancingMonths, InvestorTable } from '#features/figures/financing/FinancingFigures.tsx';
import { useFinancing } from '#features/figures/financing/financingApi.ts';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';

/** `/data/financing.html`: venture capital. */
export default function DataFinancingPage() {
  return (
    <FiguresPage
      {...financingFigures}
      page="dataFinancing"
      result={useFinancing({})}
      chart={(value, asOf) => <FinancingMonths value={value} asOf={asOf} />}
    >
      {(value) => <InvestorTable value={value} />}
    </FiguresPage>
  );
}
