import { MarketPanel } from '#features/exchanges/market/MarketPanel.tsx';
import { COIN_SLOTS } from '#templates/coinList/coinSlots.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/exchange/{id}/market.html`: an exchange's markets. */
export default function ExchangeMarketPage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchangeMarket">
      {(detail) => <MarketPanel detail={detail} star={COIN_SLOTS.star} />}
    </SubjectPage>
  );
}
