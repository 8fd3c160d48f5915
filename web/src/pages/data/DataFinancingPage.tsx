import { financingEndpoints, financingFigures } from '@coinmirror/shared/figures/financing.ts';
import { oneCall } from '#api/oneCall.ts';
import { FinancingMonths, InvestorTable } from '#features/figures/financing/FinancingFigures.tsx';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';

const useFinancing = oneCall('financing', financingEndpoints.financing);

/** `/data/financing.html`: venture money. */
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
