import { WalletsPanel } from '#features/coins/detail/project/WalletsPanel.tsx';
import { CoinSubjectPage } from '#templates/coin/CoinSubjectPage.tsx';

/** `/coinwallet/{coinCode}`: wallets that can hold the coin. */
export default function CoinWalletPage() {
  return (
    <CoinSubjectPage page="coinWallet">
      {({ code, name }) => <WalletsPanel code={code} name={name} />}
    </CoinSubjectPage>
  );
}
