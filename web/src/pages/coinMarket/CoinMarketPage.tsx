import { summaryOf } from '@coinmirror/shared/pages/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { MarketsPanel } from '#features/coins/detail/markets/MarketsPanel.tsx';
import { marketKindOf } from '#features/coins/detail/markets/marketKinds.ts';
import { CoinSubPage } from '#templates/coin/CoinSubPage.tsx';

/** `/coinmarket/{coinCode}[/{kind}]`: where one coin is traded. */
export default function CoinMarketPage() {
  const { subPage } = useParams();
  const kind = marketKindOf(subPage);
  return (
    <CoinSubPage place="market" what="交易对" summary={summaryOf('coinMarket')}>
      {({ code, name }) => (
        <MarketsPanel
          code={code}
          name={name}
          kind={kind}
          hrefOf={(next) => hrefTo('coinMarketSub', { coinCode: code, subPage: next })}
        />
      )}
    </CoinSubPage>
  );
}
