import { useParams } from 'react-router';
import { ChecksumCheck } from '#features/appDownload/software/ChecksumCheck.tsx';
import { WalletPanel } from '#features/wallets/WalletPanel.tsx';
import { NewestNotices } from '#templates/news/NewestNotices.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';
import { walletSubject } from '#templates/wallet/walletSubject.tsx';

/** `/wallet/{id}` and its older address `/wallet/{name}.html`: one wallet. */
export default function WalletPage() {
  const { id, name } = useParams();
  return (
    <SubjectPage subject={walletSubject} page="wallet" code={id ?? name ?? ''}>
      {(wallet, _asOf, comments) => (
        <WalletPanel
          wallet={wallet}
          check={<ChecksumCheck />}
          notices={<NewestNotices params={{ page: 1, per_page: 6, walletcode: wallet.code }} />}
          comments={comments}
        />
      )}
    </SubjectPage>
  );
}
