import type { Port } from './port.ts';

/** How each coin's price came about: what was heard at the moment of decision, and what became of it. */
export interface ReceiptsPort extends Port {
  /**
   * The receipt of a coin's price: the newest, or what stood at an instant (epoch ms) of the last 24 hours. null where
   * none is kept.
   */
  of(code: string, at: number | null): Promise<PriceReceipt | null>;
}

/**
 * By what rule a price is made of its quotes. median: weighted, an item where half of the weight is reached. premium: the
 * mean, weighted, of quotes without the premium of their places. last and listing: nobody's quote is believed, so that the
 * last price agreed on stands, or that of whoever lists the coin.
 */
export type ReceiptRule = 'median' | 'premium' | 'last' | 'listing';

/** Money in USD, times in epoch ms. */
export interface PriceReceipt {
  readonly price: number;
  /** The cycle in which it was decided. */
  readonly time: number;
  readonly rule: ReceiptRule;
  /** When the price was last confirmed. */
  readonly confirmedAt: number;
  /** Why a price of most venues is held back, in Chinese; '' while none is. */
  readonly doubt: string;
  readonly quotes: readonly ReceiptQuote[];
  readonly refused: readonly RefusedQuote[];
}

/** What counted. */
export interface ReceiptQuote {
  /** The exchange's code. */
  readonly exchange: string;
  /** Its pairs: of several the price is their mean by turnover. */
  readonly pair: string;
  readonly price: number;
  /** Within 24 h. */
  readonly volume: number;
  /** % of all weights. */
  readonly weight: number;
  /** % over the price that its place adds, where the rule takes it off. */
  readonly premium: number | null;
}

/**
 * Why a quote did not count. outlier: too far from the others; identity: under its symbol the exchange trades another coin,
 * or one that is not certain.
 */
export type QuoteRefusal =
  | 'stale'
  | 'future'
  | 'spread'
  | 'thin'
  | 'volume'
  | 'crossed'
  | 'notANumber'
  | 'outlier'
  | 'quarantined'
  | 'unconfirmed'
  | 'identity';

export interface RefusedQuote {
  readonly exchange: string;
  readonly pair: string;
  /** null for what is no number. */
  readonly price: number | null;
  readonly why: QuoteRefusal;
}
