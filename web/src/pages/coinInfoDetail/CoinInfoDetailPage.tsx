import { summaryOf } from '@coinmirror/shared/pages/pages.ts';
import { HoldersPanel } from '#features/coins/detail/holders/HoldersPanel.tsx';
import { CoinSubPage } from '#templates/coin/CoinSubPage.tsx';

/** `/infoDetail/{coinCode}`: who holds the coin. */
export default function CoinInfoDetailPage() {
  return (
    <CoinSubPage place="holders" what="持币地址" summary={summaryOf('coinInfoDetail')}>
      {({ code, name, symbol }) => <HoldersPanel code={code} name={name} symbol={symbol} />}
    </CoinSubPage>
  );
}
