import type { Port } from './port.ts';

/** Exchange-traded funds that hold a coin, by day. */
export interface FundsPort extends Port {
  /**
   * Holdings and inflows of funds (tickers) on each completed Beijing day of a coin, from a midnight on (epoch ms),
   * oldest first.
   */
  days(coin: string, tickers: readonly string[], from: number): Promise<readonly FundDay[]>;
}

/** Whole coins, in the order of the requested tickers. */
export interface FundDay {
  /** Beijing midnight at which the day begins. */
  readonly time: number;
  /** Net inflow within the day, in coins; 0 without trading. */
  readonly flows: readonly number[];
  /** Holdings at its end. */
  readonly held: readonly number[];
}
