import { NewCoinsPanel } from '#features/exchanges/listings/ListingPanels.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/exchange/{id}/newcoin`: what came to market there. */
export default function ExchangeNewCoinPage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchangeNewCoin">
      {(detail) => <NewCoinsPanel detail={detail} />}
    </SubjectPage>
  );
}
