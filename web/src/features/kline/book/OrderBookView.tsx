import { mergeOrderBooks, type VenueOrderBook } from '@coinmirror/shared/kline/mergeOrderBooks.ts';
import {
  bookFacts,
  bookPlaces,
  type Level,
  mergeSteps,
  stepPlaces,
} from '@coinmirror/shared/kline/orderBook.ts';
import { pairPrecision } from '@coinmirror/shared/kline/pairPrecision.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import { useState } from 'react';
import { Select } from '#ui/select/Select.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import { BookSideTable } from './BookSideTable.tsx';
import styles from './book.module.css';
import { type BookSide, bookRows } from './bookRows.ts';
import { SpreadLine } from './SpreadLine.tsx';
import { useOrderBook } from './useBook.ts';
import { useOtherOrderBooks } from './useOthers.tsx';
import { VenueMenu } from './VenueMenu.tsx';
import { chosenMarkets, type VenueMarkets } from './venueMarkets.ts';

interface OrderBookViewProps {
  readonly tickerId: string;
  readonly base: string;
  readonly quote: string;
  /** Decimals of a price; undefined while the pair is on its way. */
  readonly places: number | undefined;
  /** Levels per side. */
  readonly count: number;
  /** Both sides side by side instead of stacked. */
  readonly isWide?: boolean;
  /** The venues whose order books may stand with it. */
  readonly venues: VenueMarkets;
}

/** Height of the lines above and between the levels of stacked sides, in level heights. */
const OTHER_LINES = 6;

/** The order book of a pair, with those of the chosen venues, merged by the chosen step, with cumulated bars. */
export function OrderBookView({ tickerId, count, ...words }: OrderBookViewProps) {
  const result = useOrderBook(tickerId);
  const [{ bookVenues }] = useKlinePrefs();
  const { answered, sources } = useOtherOrderBooks(chosenMarkets(words.venues, bookVenues).slice(1));
  const lines = words.isWide ? count : 2 * count + OTHER_LINES;
  return (
    <div className={words.isWide ? styles.wideRoom : undefined}>
      <Loadable
        result={result}
        isEmpty={({ bids, asks }) => bids.length + asks.length === 0}
        skeleton={<SkeletonLines lines={lines} lineHeight={20} />}
        compact
      >
        {(book) => (
          <Book
            key={tickerId}
            book={mergeOrderBooks([book, ...answered.map(({ value }) => value)]) ?? book}
            count={count}
            {...words}
          />
        )}
      </Loadable>
      {sources}
    </div>
  );
}

type BookProps = Omit<OrderBookViewProps, 'tickerId'> & { readonly book: VenueOrderBook };

function Book({ book, base, quote, count, isWide = false, venues, ...props }: BookProps) {
  // Until the pair is known the first order book tells its decimals.
  const [own] = useState(() => pairPrecision(book.bids[0]?.[0] ?? book.asks[0]?.[0]));
  // The tick of the first order book: a later one has the same.
  const [levels] = useState(() => [...book.bids, ...book.asks]);
  const steps = mergeSteps(bookPlaces(levels, props.places ?? own));
  const [chosen, setChosen] = useState(0);
  const [finest = 0, step = finest] = [steps[0], steps[chosen]];
  const { bids, asks, deepest } = bookRows(book, step, count);
  const facts = factsOf(bookRows(book, finest, count));
  const terms = { places: stepPlaces(step), deepest, base, quote, usd: venues.usd };
  return (
    <section className={isWide ? styles.wide : styles.book} aria-label="盘口">
      <div className={styles.tools}>
        <VenueMenu venues={venues} />
        <span>合并</span>
        <Select
          label="合并精度"
          size="s"
          value={String(chosen)}
          options={steps.map((one, place) => ({
            value: String(place),
            label: one < 1 ? one.toFixed(stepPlaces(one)) : String(one),
          }))}
          onChange={(place) => setChosen(ownNumber(place))}
        />
      </div>
      {isWide ? (
        <>
          <SpreadLine facts={facts} places={stepPlaces(finest)} />
          <BookSideTable name="bid" side={bids} {...terms} />
          <BookSideTable name="ask" side={asks} bestFirst {...terms} />
        </>
      ) : (
        <>
          <BookSideTable name="ask" side={asks} {...terms} />
          <SpreadLine facts={facts} places={stepPlaces(finest)} />
          <BookSideTable name="bid" side={bids} {...terms} />
        </>
      )}
    </section>
  );
}

/** Facts of the best levels as written: the spread is the difference of the prices that a visitor reads. */
function factsOf({ bids, asks }: ReturnType<typeof bookRows>) {
  const written = ({ levels }: BookSide) => levels.map(({ price, size }): Level => [price, size]);
  return bookFacts(written(bids), written(asks));
}
