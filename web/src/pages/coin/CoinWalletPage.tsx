import type { CoinWallet } from '@coinmirror/shared/contract/coin/project.ts';
import { WalletsPanel } from '#features/coins/detail/project/WalletsPanel.tsx';
import { StarButton } from '#features/watchlist/StarButton.tsx';
import { CoinSubjectPage } from '#templates/coin/CoinSubjectPage.tsx';

const star = ({ code, name }: CoinWallet) => <StarButton kind="wallet" code={code} name={name} />;

/** `/coinwallet/{coinCode}`: wallets that support the coin. */
export default function CoinWalletPage() {
  return (
    <CoinSubjectPage page="coinWallet">
      {({ code, name }) => <WalletsPanel code={code} name={name} star={star} />}
    </CoinSubjectPage>
  );
}
