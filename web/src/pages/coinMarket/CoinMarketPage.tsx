import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { MarketsPanel } from '#features/coinDetail/markets/MarketsPanel.tsx';
import { marketKindOf } from '#features/coinDetail/markets/marketKinds.ts';
import { CoinSubPage } from '#pages/coinSub/CoinSubPage.tsx';

/** `/coinmarket/{coinCode}[/{kind}]`: where one coin is traded. */
export default function CoinMarketPage() {
  const { subPage } = useParams();
  const kind = marketKindOf(subPage);
  return (
    <CoinSubPage
      place="market"
      what="交易对"
      summary="各交易平台的价格、成交与占比，异常的价格与成交量有标记。"
    >
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
