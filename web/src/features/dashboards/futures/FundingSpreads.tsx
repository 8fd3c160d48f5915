import { fundingSpreadColumns } from '@coinmirror/shared/columns/dashboards/futures.ts';
import type { FundingGrid } from '@coinmirror/shared/contract/dashboards/futures.ts';
import { type FundingSpread, fundingSpreads } from '@coinmirror/shared/indicators/fundingSpread.ts';
import { useMemo } from 'react';
import { SectionTable } from '#ui/table/SectionTable.tsx';

const FOOTNOTES = [
  '与上面的热力图同一组费率，折成年化后相减；没有公布结算周期的平台不计。费率每次结算都会变，差额不是收益。',
];
const rowKey = ({ code }: FundingSpread) => code;

/** How far apart the exchanges' funding of each coin is. */
export function FundingSpreads({ grid }: { readonly grid: FundingGrid }) {
  const rows = useMemo(() => fundingSpreads(grid), [grid]);
  return (
    <SectionTable
      title="各平台费率差"
      id="funding-spreads"
      columns={fundingSpreadColumns}
      rows={rows}
      rowKey={rowKey}
      footnotes={FOOTNOTES}
    />
  );
}
