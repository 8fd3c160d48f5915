import type { HubTab } from '@coinmirror/shared/indicators/hub.ts';
import { DefiTrend } from '#features/dashboards/defi/DefiTrend.tsx';
import { useDefiOverview } from '#features/dashboards/defi/defiApi.ts';
import { FundFlowsPart } from '#features/dashboards/gray/FundFlowsPart.tsx';
import { StableTrend } from '#features/dashboards/stable/StableTrend.tsx';
import { useStableSuppliesQuery } from '#features/dashboards/stable/stableApi.ts';
import { MarketTrend } from '#features/marketCharts/MarketTrend.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { HUB_PART_HEIGHT } from './hubPartHeight.ts';

/** The charts of a tab of the data centre, below its answers; nothing for the first one, which has those of all, nor for futures, whose answers lead to theirs. */
export function HubPart({ tab }: { readonly tab: HubTab }) {
  switch (tab) {
    case '概览':
    case '合约':
      return null;
    case '市场':
      return <MarketTrend />;
    case '链上':
      return <Locked />;
    case '机构':
      return <FundFlowsPart />;
    case '稳定币':
      return <Supplies />;
  }
}

const waiting = { height: HUB_PART_HEIGHT, skeleton: <Skeleton height={HUB_PART_HEIGHT} /> };

function Locked() {
  return (
    <Loadable result={useDefiOverview({})} {...waiting}>
      {({ trend }, { asOf }) => <DefiTrend name="DeFi " seriesKey="tvl" points={trend} asOf={asOf} />}
    </Loadable>
  );
}

function Supplies() {
  return (
    <Loadable result={useStableSuppliesQuery({})} {...waiting}>
      {(value, { asOf }) => <StableTrend value={value} asOf={asOf} />}
    </Loadable>
  );
}
