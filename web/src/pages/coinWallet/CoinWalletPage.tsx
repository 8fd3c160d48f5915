import { summaries } from '@coinmirror/shared/routes/summaries.ts';
import { WalletsPanel } from '#features/coins/detail/project/WalletsPanel.tsx';
import { CoinSubPage } from '#templates/coin/CoinSubPage.tsx';

/** `/coinwallet/{coinCode}`: wallets that can hold the coin. */
export default function CoinWalletPage() {
  return (
    <CoinSubPage place="wallet" what="支持的钱包" summary={summaries.coinWallet}>
      {({ code, name }) => <WalletsPanel code={code} name={name} />}
    </CoinSubPage>
  );
}
