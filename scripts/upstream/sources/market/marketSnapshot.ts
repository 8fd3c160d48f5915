import type { CoinSnapshot } from '../../ports/coins.ts';
import type { SpotVenue } from '../exchanges/exchanges.ts';
import type { VenueTicker } from '../exchanges/kinds/ticker.ts';
import type { OtherCoinQuote } from '../price/otherCoins.ts';
import type { QuoteRates } from '../price/quoteRates.ts';
import type { AgreedCoin } from './agreeCoins.ts';

/** A spot pair of a known coin on a venue, as the venue reported it last. */
export interface VenuePair {
  readonly venue: SpotVenue;
  /** `binance_btc_usdt`. */
  readonly tickerId: string;
  readonly coinCode: string;
  /** Upper-case symbols: the catalogue's own of the coin, and the quote's. */
  readonly base: string;
  readonly quote: string;
  /** Prices in the quote. */
  readonly ticker: VenueTicker;
  /** USD for one unit of the quote. */
  readonly rate: number;
  /** When the venue said so, by our clock, epoch ms. */
  readonly at: number;
}

/** What all ports say in one cycle: nothing in it changes until the next one. */
export interface MarketSnapshot {
  /** Epoch ms, a whole cycle; stands still while no venue answers, so that its age tells how old prices are. */
  readonly at: number;
  /** In rank order, unranked ones last. */
  readonly coins: readonly CoinSnapshot[];
  readonly coinOf: ReadonlyMap<string, CoinSnapshot>;
  /** How each price was agreed on, by the coin's code. */
  readonly decisions: ReadonlyMap<string, AgreedCoin>;
  /** Quotes under a coin's symbol that are of another coin, by the coin's code; found when it is asked for. */
  readonly otherCoins: () => ReadonlyMap<string, readonly OtherCoinQuote[]>;
  /** USD for one unit of each quote that is believed. */
  readonly rates: QuoteRates;
  /** Pairs whose price is believed, by ticker id. */
  readonly pairs: ReadonlyMap<string, VenuePair>;
  /** Ticker ids of each coin, most traded first. */
  readonly pairsOf: ReadonlyMap<string, readonly VenuePair[]>;
}
