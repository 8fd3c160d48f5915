import { EventsPanel } from '#features/coinDetail/events/EventsPanel.tsx';
import { CoinSubPage } from '#pages/coinSub/CoinSubPage.tsx';

/** `/coinevent/{coinCode}`: the milestones of the coin. */
export default function CoinEventPage() {
  return (
    <CoinSubPage place="event" what="大事记" summary="从诞生至今的大事，附当日收盘价与至今涨跌。">
      {({ code, quote }) => <EventsPanel code={code} price={quote.price} />}
    </CoinSubPage>
  );
}
