import { NewCoinsPanel } from '#features/exchanges/listings/ListingPanels.tsx';
import { COIN_SLOTS } from '#templates/coinList/coinSlots.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/exchange/{id}/newcoin`: its listings. */
export default function ExchangeNewCoinPage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchangeNewCoin">
      {(detail) => <NewCoinsPanel detail={detail} star={COIN_SLOTS.star} />}
    </SubjectPage>
  );
}
