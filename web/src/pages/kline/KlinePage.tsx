import { upTo } from '@coinmirror/shared/constants/breakpoints.ts';
import { rem } from '@coinmirror/shared/constants/rem.ts';
import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { type ComponentProps, Suspense, useState } from 'react';
import { isMissing } from '#api/isMissing.ts';
import { AlertButton } from '#features/alerts/AlertButton.tsx';
import { useKlineAddress } from '#features/kline/address/useKlineAddress.ts';
import { OrderBookView } from '#features/kline/book/OrderBookView.tsx';
import { TradesView } from '#features/kline/book/TradesView.tsx';
import { KlineView } from '#features/kline/chart/KlineView.tsx';
import { PairFacts } from '#features/kline/facts/PairFacts.tsx';
import { usePair } from '#features/kline/facts/usePair.ts';
import { PaneResizer } from '#features/kline/panes/PaneResizer.tsx';
import { usePaneWidths } from '#features/kline/panes/usePaneWidths.ts';
import { useKlinePrefs } from '#features/kline/prefs/klinePrefs.ts';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingOpened } from '#ui/lazy/missing.tsx';
import { usePairPlaces } from '#ui/number/usePairPlaces.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { KlineList } from './KlineList.tsx';
import styles from './KlinePage.module.css';
import { KlineThemeButton } from './KlineThemeButton.tsx';
import { MarketSelect } from './MarketSelect.tsx';
import { PairDefinitions } from './PairDefinitions.tsx';
import { PairTitle } from './PairTitle.tsx';
import { thresholdAt } from './thresholdAt.ts';
import { useKlineChoices } from './useKlineChoices.ts';
import { useVenueMarkets } from './useVenueMarkets.ts';

const { Part: AlertDialog } = lazyPart(
  async () => (await import('#features/alerts/form/AlertDialog.tsx')).AlertDialog,
  MissingOpened,
);

/** Below this width the panes are tabs under the chart. */
const NARROW = upTo('tablet');
const FACTS_HEIGHT = 56;

/** `/kline/{ticker}?period=60`: the chart of a pair, with its order book, its trades and the watchlist. */
export default function KlinePage() {
  const { tickerId, period, minutes, setPeriod } = useKlineAddress();
  const result = usePair(tickerId);
  const [{ hidden }] = useKlinePrefs();
  const [widths, resize] = usePaneWidths();
  const isNarrow = useMediaQuery(NARROW);
  const choices = useKlineChoices(isNarrow);
  const [alertPrice, setAlertPrice] = useState<number | null>(null);
  const closeAlert = () => setAlertPrice(null);
  const pair = result.currentData?.value;
  const places = usePairPlaces(tickerId, pair?.price);
  const venues = useVenueMarkets(pair);
  const words = { tickerId, base: pair?.base ?? '', quote: pair?.quote ?? '', places, venues };
  if (isMissing(result.error)) return <NotFoundPage />;
  const shows = (pane: 'list' | 'book' | 'trades') => !isNarrow && !hidden.includes(pane);
  const hasSide = shows('book') || shows('trades');
  const columns = [
    shows('list') ? rem(widths.list) : '0',
    'minmax(0, 1fr)',
    hasSide ? rem(widths.side) : '0',
  ].join(' ');
  return (
    <div className={styles.desk} style={{ gridTemplateColumns: columns }}>
      {shows('list') && (
        <aside className={styles.list} aria-label="币种列表">
          <KlineList shown={pair?.coinCode} />
        </aside>
      )}
      <section className={styles.main} aria-label="K 线图">
        <PairHead result={result} places={places} />
        <KlineView
          tickerId={tickerId}
          period={period}
          minutes={minutes}
          onPeriod={setPeriod}
          pair={pair}
          places={places}
          choices={choices}
          onAlert={setAlertPrice}
          tools={<KlineThemeButton />}
        />
        {alertPrice !== null && pair && (
          <Suspense fallback={null}>
            <AlertDialog
              coin={{ code: pair.coinCode, name: pair.coinName }}
              threshold={thresholdAt(alertPrice, pair)}
              onClose={closeAlert}
            />
          </Suspense>
        )}
      </section>
      {shows('list') && (
        <PaneResizer
          column="list"
          label="币种列表的宽度"
          width={widths.list}
          onResize={(width, isDone) => resize('list', width, isDone)}
        />
      )}
      {hasSide && (
        <PaneResizer
          column="side"
          label="盘口与成交的宽度"
          width={widths.side}
          onResize={(width, isDone) => resize('side', width, isDone)}
        />
      )}
      {hasSide && (
        <aside className={styles.side} aria-label="盘口与成交">
          {shows('book') && <OrderBookView {...words} count={10} />}
          {shows('trades') && <TradesView {...words} count={24} />}
        </aside>
      )}
      {isNarrow && <PhonePanes words={words} shown={pair?.coinCode} />}
    </div>
  );
}

interface PairHeadProps {
  readonly result: ReturnType<typeof usePair>;
  readonly places: number | undefined;
}

function PairHead({ result, places = 2 }: PairHeadProps) {
  return (
    <div className={styles.head}>
      <Loadable result={result} skeleton={<Skeleton height={FACTS_HEIGHT} />} compact>
        {(known, { asOf }) => (
          <>
            <PairTitle pair={known} asOf={asOf} places={places} page="kline" />
            <PairDefinitions pair={known}>
              <PairFacts pair={known} asOf={asOf} places={places} actions={<PairActions pair={known} />} />
            </PairDefinitions>
          </>
        )}
      </Loadable>
    </div>
  );
}

function PairActions({ pair }: { readonly pair: KlinePair }) {
  return (
    <>
      <MarketSelect pair={pair} />
      <AlertButton code={pair.coinCode} name={pair.coinName} />
    </>
  );
}

interface PhonePanesProps {
  readonly words: Pick<
    ComponentProps<typeof TradesView>,
    'tickerId' | 'base' | 'quote' | 'places' | 'venues'
  >;
  /** The coin of the chart. */
  readonly shown: string | undefined;
}

const PHONE_TABS = [
  { key: 'book', label: '盘口' },
  { key: 'trades', label: '成交' },
  { key: 'list', label: '币种' },
] as const;

/** The panes beside the chart of a wide screen, one at a time. */
function PhonePanes({ words, shown }: PhonePanesProps) {
  const [tab, setTab] = useState<(typeof PHONE_TABS)[number]['key']>('book');
  return (
    <Tabs label="盘口、成交与币种" items={PHONE_TABS} value={tab} onChange={setTab} className={styles.phone}>
      {tab === 'book' && <OrderBookView {...words} count={10} />}
      {tab === 'trades' && <TradesView {...words} count={24} />}
      {tab === 'list' && <KlineList shown={shown} />}
    </Tabs>
  );
}
