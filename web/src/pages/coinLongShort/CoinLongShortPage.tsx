import { LongShortPanel } from '#features/coinDetail/longShort/LongShortPanel.tsx';
import { CoinSubPage } from '#pages/coinSub/CoinSubPage.tsx';

/** `/currencies/{coinCode}/longShort`: how futures traders are positioned. */
export default function CoinLongShortPage() {
  return (
    <CoinSubPage
      place="longShort"
      what="多空比"
      summary="各平台永续合约的多空人数比、大户账户比、大户持仓比与主动买卖比。"
    >
      {({ code, name }) => <LongShortPanel code={code} name={name} />}
    </CoinSubPage>
  );
}
