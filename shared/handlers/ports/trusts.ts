import type { Port } from './port.ts';

/** Grayscale's products that hold one coin. */
export interface TrustsPort extends Port {
  /** All of them, now. */
  quotes(): Promise<readonly TrustQuote[]>;
  /** Coins that some of them (tickers) held at some instants (epoch ms): one row a trust. null before it is followed. */
  holdings(
    tickers: readonly string[],
    times: readonly number[],
  ): Promise<readonly (readonly (number | null)[])[]>;
}

export interface TrustQuote {
  readonly ticker: string;
  /** Code of the coin it holds. */
  readonly coin: string;
  /** Coins behind one share. */
  readonly coinsPerShare: number;
  /** USD a share, as it is traded. */
  readonly sharePrice: number;
}
