import { EarnPanel } from '#features/exchanges/listings/EarnPanel.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/exchange/{id}/mining`: its interest on deposits. */
export default function ExchangeMiningPage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchangeMining">
      {(detail) => <EarnPanel detail={detail} />}
    </SubjectPage>
  );
}
