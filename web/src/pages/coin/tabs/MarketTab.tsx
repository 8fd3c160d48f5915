import { marketKindOf } from '@coinmirror/shared/contract/coin/marketKinds.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { MarketsPanel } from '#features/coins/detail/markets/MarketsPanel.tsx';
import { PairUnitScope, PairUnitSelect } from '#templates/pairUnit/PairUnit.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import type { CoinTabProps } from './CoinContentPart.tsx';

/** 市场: the coin's markets; the kind of market is kept in the address. */
export function MarketTab({ detail: { code, name } }: CoinTabProps) {
  const [search] = useUrlParams();
  return (
    <PairUnitScope>
      <MarketsPanel
        unit={<PairUnitSelect />}
        code={code}
        name={name}
        kind={marketKindOf(search.get('kind'))}
        hrefOf={(kind) => hrefTo('coin', { coinCode: code }, { tab: 'market', kind })}
      />
    </PairUnitScope>
  );
}
