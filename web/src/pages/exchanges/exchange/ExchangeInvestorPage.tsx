import { InvestorsPanel } from '#features/exchanges/profile/PeoplePanels.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/exchange/{id}/investor`: its investors. */
export default function ExchangeInvestorPage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchangeInvestor">
      {(detail) => <InvestorsPanel detail={detail} />}
    </SubjectPage>
  );
}
