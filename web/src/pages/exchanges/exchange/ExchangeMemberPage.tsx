import { MembersPanel } from '#features/exchanges/profile/PeoplePanels.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/exchange/{id}/member`: its founders and executives. */
export default function ExchangeMemberPage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchangeMember">
      {(detail) => <MembersPanel detail={detail} />}
    </SubjectPage>
  );
}
