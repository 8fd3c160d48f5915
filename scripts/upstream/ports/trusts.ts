import type { Port } from './port.ts';

/** Grayscale's products that hold one coin. */
export interface TrustsPort extends Port {
  /** All of them, now. */
  quotes(): Promise<readonly TrustQuote[]>;
  /**
   * Holdings of trusts (tickers) at some instants (epoch ms), in coins: one row per trust. null before it is tracked.
   */
  holdings(
    tickers: readonly string[],
    times: readonly number[],
  ): Promise<readonly (readonly (number | null)[])[]>;
}

export interface TrustQuote {
  readonly ticker: string;
  /** Code of the coin it holds. */
  readonly coin: string;
  readonly coinsPerShare: number;
  /** USD per share, market price. */
  readonly sharePrice: number;
}
