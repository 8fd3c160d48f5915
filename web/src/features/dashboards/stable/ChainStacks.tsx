import { supplyStacks } from '@coinmirror/shared/columns/dashboards/stableDays.ts';
import type { Stablecoins } from '@coinmirror/shared/contract/dashboards/stable.ts';
import { useMemo } from 'react';
import { BarsChart } from '#charts/bars/BarsChart.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';

const CHAINS = 8;
const HEIGHT = 300;

/** What each chain holds, stacked by coin; nothing where no coin tells its chains. */
export function ChainStacks({
  coins,
  asOf,
}: {
  readonly coins: Stablecoins['coins'];
  readonly asOf: number;
}) {
  const { chains, stacks } = useMemo(() => supplyStacks(coins, CHAINS), [coins]);
  const groups = useMemo(
    () => stacks.map(({ symbol, values }) => ({ key: symbol, name: symbol, values, stack: 'chain' })),
    [stacks],
  );
  if (chains.length === 0) return null;
  return (
    <PageSection title="公链分布" about="公开各链流通量的稳定币，按币种堆叠。">
      <BarsChart
        title="稳定币公链分布"
        source="流通市值 × 各链份额"
        asOf={asOf}
        height={HEIGHT}
        categories={chains}
        categoryName="公链"
        groups={groups}
        kind="money"
        lying
      />
    </PageSection>
  );
}
