import { MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import type { OrderBooksPort } from '../../ports/orderBooks.ts';
import { exchanges, spotVenues } from '../exchanges/exchanges.ts';
import type { BookLevel, VenueOrderBook } from '../exchanges/kinds/book.ts';
import type { VenuePair } from '../market/marketSnapshot.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';
import { deepBook } from './deepBook.ts';
import { createSharedReader } from './sharedReader.ts';
import { pairOf, readNamed } from './subjectOf.ts';
import { createTape, type Tape } from './tape.ts';

/** Of each venue's limits. */
const PART = 1 / 6;
/** ms. */
const AGE = 1 * SECOND;
const DEEP_AGE = 10 * SECOND;
/** ms: an older book says nothing about the market any more. */
const OLDEST = 5 * MINUTE;
/** The most that any venue reports without a high price. */
const DEEP_LEVELS = 500;

/**
 * Order books of venues, at most a second old while their limits allow it. Past ones are not known. A book around which
 * its pair's price does not lie has the tape read too, so that the price above the book is one of its own time.
 */
export function createOrderBooksPort(world: PublicWorld, tape: Tape = createTape(world)): OrderBooksPort {
  const { reader, market, lastPrices } = world;
  const read = createSharedReader(reader, PART);

  function priceNow(pair: VenuePair): number {
    return lastPrices.newerThan(pair)?.price ?? pair.ticker.last;
  }

  async function bookOf({ venue, ticker }: VenuePair, maxAge: number, levels?: number) {
    const { candles, depth } = exchanges[venue];
    const { source } = candles;
    const known = await read(source, depth.book(ticker.symbol, levels), maxAge);
    if (known.kind === 'nothing' || reader.now() - known.at > OLDEST) return null;
    const book = sound(known.value);
    return (
      book && { ...book, time: book.time === null ? known.at : Math.round(book.time - reader.skew(source)) }
    );
  }

  async function find(code: string): Promise<VenuePair | null> {
    const named = readNamed(code);
    return named && pairOf(named, await market());
  }

  return {
    provenance: provenanceOf('exchange', ...spotVenues.map((venue) => exchanges[venue].candles.source)),
    async top(tickerId, depth, time = reader.now()) {
      const pair = time < reader.now() - OLDEST ? null : await find(tickerId);
      const book = pair && (await bookOf(pair, AGE));
      if (book && !isWithin(book, priceNow(pair))) await tape(pair);
      return book && { time: book.time, bids: book.bids.slice(0, depth), asks: book.asks.slice(0, depth) };
    },
    async deep(code, tickerId) {
      const pair = await find(tickerId);
      if (pair?.coinCode !== code) return null;
      const book = await bookOf(pair, DEEP_AGE, DEEP_LEVELS);
      return book && deepBook(book, pair.rate);
    },
  };
}

/** Whether a price lies between the best orders of both sides. */
function isWithin({ bids, asks }: VenueOrderBook, price: number): boolean {
  return price >= (bids[0]?.[0] ?? 0) && price <= (asks[0]?.[0] ?? Number.POSITIVE_INFINITY);
}

/** A book with both sides, best first; null for one that is crossed or empty. */
function sound({ time, bids, asks }: VenueOrderBook): VenueOrderBook | null {
  const positive = ([price, size]: BookLevel) => price > 0 && size > 0;
  const book = {
    time,
    bids: bids.filter(positive).toSorted(([one], [other]) => other - one),
    asks: asks.filter(positive).toSorted(([one], [other]) => one - other),
  };
  const [bid, ask] = [book.bids[0]?.[0], book.asks[0]?.[0]];
  return bid !== undefined && ask !== undefined && bid < ask ? book : null;
}
