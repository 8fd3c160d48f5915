import type { Financing, Investor } from '@coinmirror/shared/contract/dashboards/financing.ts';
import { investorColumns } from '@coinmirror/shared/dashboards/financing.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { useMemo } from 'react';
import { BarsChart } from '#charts/bars/BarsChart.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';

const HEIGHT = 240;
const investorKey = ({ name }: Investor) => name;

/** Funds raised month by month. */
export function FinancingMonths({ value, asOf }: { readonly value: Financing; readonly asOf: number }) {
  const categories = useMemo(
    () => value.months.map(({ time }) => formatDate(time, 'UTC').slice(0, 7)),
    [value],
  );
  const groups = useMemo(
    () => [{ key: 'amount', name: '融资额', values: value.months.map(({ amount }) => amount) }],
    [value],
  );
  return (
    <PageSection title="月度融资额">
      <BarsChart
        title="加密行业月度融资额"
        source="项目方与机构的公告"
        asOf={asOf}
        height={HEIGHT}
        categories={categories}
        groups={groups}
        kind="money"
        categoryName="月份"
      />
    </PageSection>
  );
}

/** The most active investors. */
export function InvestorTable({ value }: { readonly value: Financing }) {
  return (
    <SectionTable
      title="机构榜"
      about="最近 90 天，按投资笔数。"
      id="financing-investors"
      columns={investorColumns}
      rows={value.investors}
      rowKey={investorKey}
    />
  );
}
