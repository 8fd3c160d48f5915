/** A position that a venue closed by force, as the venue tells it. */
export interface VenueLiquidation {
  /** The venue's own name of the contract. */
  readonly symbol: string;
  /** Epoch ms. */
  readonly time: number;
  /** Of the position. */
  readonly side: 'long' | 'short';
  /** In the quote. */
  readonly price: number;
  readonly contracts: number;
}
