import { PublisherNotices } from '#templates/news/PublisherNotices.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';
import { walletSubject } from '#templates/wallet/walletSubject.tsx';

/** `/wallet/{id}/notice`: a wallet's notices. */
export default function WalletNoticePage() {
  return (
    <SubjectPage subject={walletSubject} page="walletNotice">
      {({ code }) => <PublisherNotices page="walletNotice" code={code} />}
    </SubjectPage>
  );
}
