import { marketKindOf } from '@coinmirror/shared/contract/coin/marketKinds.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { MarketSentence } from '#features/coins/detail/markets/MarketSentence.tsx';
import { MarketsPanel } from '#features/coins/detail/markets/MarketsPanel.tsx';
import { CoinSubjectPage } from '#templates/coin/CoinSubjectPage.tsx';
import { PairUnitScope, PairUnitSelect } from '#templates/pairUnit/PairUnit.tsx';

/** `/coinmarket/{coinCode}[/{kind}]`: the coin's markets. */
export default function CoinMarketPage() {
  const { subPage } = useParams();
  const kind = marketKindOf(subPage);
  return (
    <CoinSubjectPage page="coinMarket" lead={({ code }) => <MarketSentence code={code} kind={kind} />}>
      {({ code, name }) => (
        <PairUnitScope>
          <MarketsPanel
            unit={<PairUnitSelect />}
            code={code}
            name={name}
            kind={kind}
            hrefOf={(next) => hrefTo('coinMarketSub', { coinCode: code, subPage: next })}
          />
        </PairUnitScope>
      )}
    </CoinSubjectPage>
  );
}
