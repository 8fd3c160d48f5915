import { ReservesPanel } from '#features/exchanges/reserves/ReservesPanel.tsx';
import { ProofVerifier } from '#features/proofOfReserves/ProofVerifier.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/exchange/{id}/assets_disclosure`: reserves against liabilities, and verifying one's own proof. */
export default function ExchangeAssetsDisclosurePage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchangeAssetsDisclosure">
      {(detail) => <ReservesPanel detail={detail} verifier={<ProofVerifier />} />}
    </SubjectPage>
  );
}
