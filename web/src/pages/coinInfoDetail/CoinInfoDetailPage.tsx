import { HoldersPanel } from '#features/coinDetail/holders/HoldersPanel.tsx';
import { CoinSubPage } from '#pages/coinSub/CoinSubPage.tsx';

/** `/infoDetail/{coinCode}`: who holds the coin. */
export default function CoinInfoDetailPage() {
  return (
    <CoinSubPage
      place="holders"
      what="持币地址"
      summary="持币地址数、大户集中度、前百地址与大额流动，可排除交易所、合约与销毁地址。"
    >
      {({ code, name, symbol }) => <HoldersPanel code={code} name={name} symbol={symbol} />}
    </CoinSubPage>
  );
}
