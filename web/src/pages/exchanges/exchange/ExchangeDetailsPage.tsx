import { DetailsPanel } from '#features/exchanges/profile/DetailsPanel.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/exchange/{id}/details.html`: identity, licences, fees. */
export default function ExchangeDetailsPage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchangeDetails">
      {(detail) => <DetailsPanel detail={detail} />}
    </SubjectPage>
  );
}
