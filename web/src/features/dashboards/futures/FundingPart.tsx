import { fundingStandingColumns } from '@coinmirror/shared/columns/dashboards/futuresPast.ts';
import type { FuturesOverview } from '@coinmirror/shared/contract/dashboards/futures.ts';
import { FundingHeat } from './FundingHeat.tsx';
import { FundingPastPart } from './FundingPastPart.tsx';
import { FundingSpreads } from './FundingSpreads.tsx';
import { StandingsTable } from './StandingsTable.tsx';

const FOOTNOTES = [
  '30日分位：近 30 日每次结算的均值里，比现在低的占多少；累计为多头付给空头的费率之和，负值为收到。',
];

/** Funding: a coin's past by exchange, where each coin stands in its own, and all exchanges of now with how far they are apart. */
export function FundingPart({ value, asOf }: { readonly value: FuturesOverview; readonly asOf: number }) {
  return (
    <>
      <FundingPastPart />
      <StandingsTable
        title="资金费率与 30 日"
        id="funding-standings"
        columns={fundingStandingColumns}
        footnotes={FOOTNOTES}
      />
      <FundingHeat grid={value.funding} asOf={asOf} />
      <FundingSpreads grid={value.funding} />
    </>
  );
}
