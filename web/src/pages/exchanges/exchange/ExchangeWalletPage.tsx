import { WalletsPanel } from '#features/exchanges/reserves/WalletsPanel.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/exchange/{id}/wallet.html`: its addresses, balances and net flow. */
export default function ExchangeWalletPage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchangeWallet">
      {(detail) => <WalletsPanel detail={detail} />}
    </SubjectPage>
  );
}
