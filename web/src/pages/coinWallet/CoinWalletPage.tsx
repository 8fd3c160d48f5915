import { summaryOf } from '@coinmirror/shared/pages/pages.ts';
import { WalletsPanel } from '#features/coins/detail/project/WalletsPanel.tsx';
import { CoinSubPage } from '#templates/coin/CoinSubPage.tsx';

/** `/coinwallet/{coinCode}`: wallets that can hold the coin. */
export default function CoinWalletPage() {
  return (
    <CoinSubPage place="wallet" what="支持的钱包" summary={summaryOf('coinWallet')}>
      {({ code, name }) => <WalletsPanel code={code} name={name} />}
    </CoinSubPage>
  );
}
