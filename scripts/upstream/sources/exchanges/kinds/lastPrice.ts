/** The price of a pair's last trade, as its venue reports it. */
export interface LastPrice {
  /** The venue's own name of the pair. */
  readonly symbol: string;
  /** In the quote. */
  readonly price: number;
}
