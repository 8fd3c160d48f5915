import type { VenueName } from '../exchanges/exchanges.ts';
import type { LastPrice } from '../exchanges/kinds/lastPrice.ts';
import type { VenueTicker } from '../exchanges/kinds/ticker.ts';
import { ageOf } from '../reader/age.ts';

/** A move within one cycle (a fraction) that is a bad print rather than the market's. */
const MOST = 0.03;
/** ms: who has traded nothing for so long is reported anew by the venue's tickers. */
const RETAINED = 60_000;
/** All pairs of the largest venues are some 6,000; more names are somebody's invention. */
const MOST_PAIRS = 20_000;

/** What was reported on a pair last, between two readings of its venue's tickers. */
export interface HeardPrice {
  readonly price: number;
  /** By our clock, epoch ms. */
  readonly at: number;
}

/** A pair as its venue's tickers told it. */
export interface ReadPair {
  readonly venue: VenueName;
  readonly ticker: VenueTicker;
  /** Epoch ms. */
  readonly at: number;
}

/** Prices of last trades, of sockets and of the tapes that pages read: newer than the tickers, and never far from them. */
export interface LastPrices {
  /** What a socket tells, now. */
  hear(venue: VenueName, prices: readonly LastPrice[]): void;
  /** What a tape told at an instant (epoch ms); whoever shows its pair is called back. */
  hearTape(venue: VenueName, price: LastPrice, at: number): void;
  /** Calls back where a tape has reported another price; returns a function that stops it. */
  onTape(listener: (venue: VenueName, symbol: string) => void): () => void;
  /** What is newer than a pair and agrees with it within a bad print's distance; null: the pair stands. */
  newerThan(pair: ReadPair): HeardPrice | null;
  /** Whether a pair was heard of within some ms, and is believed. */
  isHeard(pair: ReadPair, within: number): boolean;
  /** Forgets what has not been heard of for a minute. */
  forget(): void;
}

/** Makes the book of last prices by a clock (epoch ms). */
export function createLastPrices(now: () => number): LastPrices {
  const heard = new Map<string, HeardPrice>();
  const listeners = new Set<(venue: VenueName, symbol: string) => void>();
  const keyOf = (venue: VenueName, symbol: string) => `${venue} ${symbol}`;

  function save(venue: VenueName, { symbol, price }: LastPrice, at: number): boolean {
    const key = keyOf(venue, symbol);
    const known = heard.get(key);
    // One that lies ahead is from before the clock was set back.
    if (known ? known.at > at && known.at <= now() : heard.size >= MOST_PAIRS) return false;
    heard.set(key, { price, at });
    return known?.price !== price;
  }

  function believed({ venue, ticker }: ReadPair): HeardPrice | null {
    const known = heard.get(keyOf(venue, ticker.symbol));
    return known && Math.abs(known.price / ticker.last - 1) <= MOST ? known : null;
  }

  return {
    hear(venue, prices) {
      const at = now();
      for (const price of prices) save(venue, price, at);
    },
    hearTape(venue, price, at) {
      if (!save(venue, price, at)) return;
      for (const listener of listeners) listener(venue, price.symbol);
    },
    onTape(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    newerThan(pair) {
      const known = believed(pair);
      return known !== null && known.at > pair.at ? known : null;
    },
    isHeard(pair, within) {
      const known = believed(pair);
      return known !== null && ageOf(known.at, now()) <= within;
    },
    forget() {
      for (const [key, { at }] of heard) if (ageOf(at, now()) > RETAINED) heard.delete(key);
    },
  };
}
