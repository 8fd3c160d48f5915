import { readTickerId } from '@coinmirror/shared/kline/address.ts';
import { useParams } from 'react-router';
import { isMissing } from '#api/isMissing.ts';
import { DepthChart } from '#features/kline/book/DepthChart.tsx';
import { OrderBookView } from '#features/kline/book/OrderBookView.tsx';
import { TradesView } from '#features/kline/book/TradesView.tsx';
import { PairFacts } from '#features/kline/facts/PairFacts.tsx';
import { usePair } from '#features/kline/facts/usePair.ts';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { usePairPlaces } from '#ui/number/usePairPlaces.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './KlineHandicapPage.module.css';
import { KlineThemeButton } from './KlineThemeButton.tsx';
import { PairDefinitions } from './PairDefinitions.tsx';
import { PairTitle } from './PairTitle.tsx';
import { useVenueMarkets } from './useVenueMarkets.ts';

const LEVELS = 20;
const TRADES = 40;
const FACTS_HEIGHT = 54;
const DEPTH_HEIGHT = 200;

/** `/kline/handicap/{ticker}`: the order book of a pair with its depth and its newest trades. */
export default function KlineHandicapPage() {
  const { id } = useParams();
  const tickerId = readTickerId(id);
  const result = usePair(tickerId);
  const pair = result.currentData?.value;
  const places = usePairPlaces(tickerId, pair?.price);
  const venues = useVenueMarkets(pair);
  if (isMissing(result.error)) return <NotFoundPage />;
  const words = { tickerId, base: pair?.base ?? '', quote: pair?.quote ?? '', places, venues };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Loadable result={result} height={FACTS_HEIGHT} skeleton={<Skeleton height={FACTS_HEIGHT} />} compact>
          {(known, { asOf }) => (
            <>
              <PairTitle pair={known} asOf={asOf} places={places ?? 2} page="klineHandicap" />
              <PairDefinitions pair={known}>
                <PairFacts
                  pair={known}
                  asOf={asOf}
                  places={places ?? 2}
                  actions={
                    <>
                      <PageLink to="kline" params={{ kline: tickerId }}>
                        K线图
                      </PageLink>
                      <KlineThemeButton />
                    </>
                  }
                />
              </PairDefinitions>
            </>
          )}
        </Loadable>
      </div>
      <section className={styles.card} aria-label="二十档盘口">
        <h2>盘口</h2>
        <OrderBookView {...words} count={LEVELS} isWide />
      </section>
      <section className={styles.card} aria-label="深度">
        <h2>深度图</h2>
        <DepthChart
          tickerId={tickerId}
          base={words.base}
          venues={venues}
          places={places}
          height={DEPTH_HEIGHT}
        />
      </section>
      <section className={styles.card} aria-label="成交">
        <h2>最新成交</h2>
        <TradesView {...words} count={TRADES} />
      </section>
    </div>
  );
}
