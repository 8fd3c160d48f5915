/** A position that a venue closed by force, as the venue reports it. */
export interface VenueLiquidation {
  /** The venue's own name of the contract. */
  readonly symbol: string;
  /** Epoch ms. */
  readonly time: number;
  /** Of the position. */
  readonly side: 'long' | 'short';
  /** In the quote, for one unit of the contract's base (a thousand coins of `1000SHIBUSDT`). */
  readonly price: number;
  readonly size: number;
  /** What the size counts: contracts, or units of the base. */
  readonly counted: 'contracts' | 'units';
}
