import { SalesPanel } from '#features/exchanges/listings/ListingPanels.tsx';
import { COIN_SLOTS } from '#templates/coinList/coinSlots.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/exchange/{id}/ieo`: coins sold before their listing. */
export default function ExchangeIeoPage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchangeIeo">
      {(detail) => <SalesPanel detail={detail} star={COIN_SLOTS.star} />}
    </SubjectPage>
  );
}
