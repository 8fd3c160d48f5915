import type { Port } from './port.ts';

/** Long and short positions in perpetuals. Shares of 0–1. */
export interface LongShortPort extends Port {
  /** Share of long accounts by exchange and instant; null if unknown. */
  accounts(query: AccountsQuery): Promise<readonly (readonly (number | null)[])[]>;
  /** Long share of the largest accounts' positions at each instant (epoch ms); null if unknown. */
  topPositions(code: string, times: readonly number[]): Promise<readonly (number | null)[]>;
  /**
   * Long and short sides of a coin's perpetuals on some exchanges at an instant, in their order; exchanges without data
   * are left out.
   */
  venues(query: VenueSidesQuery): Promise<readonly VenueSides[]>;
}

export interface AccountsQuery {
  readonly code: string;
  /** Codes of exchanges. */
  readonly exchanges: readonly string[];
  /** Ends of the periods, epoch ms. */
  readonly times: readonly number[];
  /** Length of a period, ms. */
  readonly length: number;
}

export interface VenueSidesQuery extends Omit<AccountsQuery, 'times'> {
  /** End of the period, epoch ms. */
  readonly time: number;
}

/** Long shares of a coin's perpetual on an exchange; null for what it does not report. */
export interface VenueSides {
  readonly exchange: string;
  readonly accounts: number;
  /** Of the largest accounts: by number, and by position size. */
  readonly topAccounts: number | null;
  readonly topPositions: number | null;
  /** Buy share of the takers' volume. */
  readonly takers: number | null;
}
