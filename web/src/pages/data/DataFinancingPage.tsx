import { financingDashboard } from '@coinmirror/shared/dashboards/financing.ts';
import { FinancingMonths, InvestorTable } from '#features/dashboards/financing/FinancingFigures.tsx';
import { useFinancing } from '#features/dashboards/financing/financingApi.ts';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';

/** `/data/financing.html`: venture capital. */
export default function DataFinancingPage() {
  return (
    <DashboardPage
      {...financingDashboard}
      page="dataFinancing"
      result={useFinancing({})}
      chart={(value, asOf) => <FinancingMonths value={value} asOf={asOf} />}
    >
      {(value) => <InvestorTable value={value} />}
    </DashboardPage>
  );
}
