import type { Port } from './port.ts';

/** Exchange-traded funds that hold a coin, day by day. */
export interface FundsPort extends Port {
  /** What funds (tickers) held and took in on each Beijing day of a coin that is over, from a midnight on (epoch ms), oldest first. */
  days(coin: string, tickers: readonly string[], from: number): Promise<readonly FundDay[]>;
}

/** Whole coins, in the order of the tickers that were asked for. */
export interface FundDay {
  /** Beijing midnight at which the day begins. */
  readonly time: number;
  /** Coins that came (or went) within the day; 0 where nothing was traded. */
  readonly flows: readonly number[];
  /** What they held at its end. */
  readonly held: readonly number[];
}
