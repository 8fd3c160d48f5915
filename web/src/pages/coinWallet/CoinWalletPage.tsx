import { WalletsPanel } from '#features/coinDetail/project/WalletsPanel.tsx';
import { CoinSubPage } from '#pages/coinSub/CoinSubPage.tsx';

/** `/coinwallet/{coinCode}`: wallets that can hold the coin. */
export default function CoinWalletPage() {
  return (
    <CoinSubPage place="wallet" what="支持的钱包" summary="可以存放这个币种的钱包、类型、平台与评分。">
      {({ code, name }) => <WalletsPanel code={code} name={name} />}
    </CoinSubPage>
  );
}
