/** A venue's ticker of a spot pair, as reported by the venue: prices in the quote, sizes in the base or the quote. */
export interface VenueTicker {
  /** The venue's own name of the pair. */
  readonly symbol: string;
  readonly last: number;
  /** Price 24 hours ago; null where the venue reports none (Kraken and Upbit tell the UTC day's opening instead). */
  readonly open24h: number | null;
  readonly high24h: number | null;
  readonly low24h: number | null;
  readonly bid: number | null;
  readonly ask: number | null;
  /** Base coins within 24 hours. */
  readonly baseVolume: number;
  /** Units of the quote within 24 hours. */
  readonly quoteVolume: number;
  /** The venue's clock, epoch ms; null where it reports none (Gate, Coinbase, Kraken). */
  readonly time: number | null;
  /** Opening at Beijing midnight and at UTC midnight; null where it is not told. */
  readonly openUtc8: number | null;
  readonly openUtc0: number | null;
  /** The base coin's full name, where tickers tell it. */
  readonly fullName?: string | null;
}

/** What a price was before it moved by some percent; null for a move of −100 % or below. */
export function beforeChange(last: number, percent: number | null): number | null {
  return percent === null || percent <= -100 ? null : last / (1 + percent / 100);
}
