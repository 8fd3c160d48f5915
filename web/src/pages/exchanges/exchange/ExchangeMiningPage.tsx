import { EarnPanel } from '#features/exchanges/listings/EarnPanel.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/exchange/{id}/mining`: what it pays for coins that are left with it. */
export default function ExchangeMiningPage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchangeMining">
      {(detail) => <EarnPanel detail={detail} />}
    </SubjectPage>
  );
}
