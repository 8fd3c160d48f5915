import type { Port } from './port.ts';

/** Who is long and who is short in perpetuals. Shares of 0–1. */
export interface LongShortPort extends Port {
  /** Of each exchange, at each instant, the share of accounts that are long; null where it is not told. */
  accounts(query: AccountsQuery): Promise<readonly (readonly (number | null)[])[]>;
  /** The share of the positions of the largest accounts that is long, over all exchanges, at each instant (epoch ms). */
  topPositions(code: string, times: readonly number[]): Promise<readonly number[]>;
  /** The sides of a coin's perpetuals on some exchanges at an instant, in their order; who tells nothing is left out. */
  venues(query: VenueSidesQuery): Promise<readonly VenueSides[]>;
}

export interface AccountsQuery {
  readonly code: string;
  /** Codes of exchanges. */
  readonly exchanges: readonly string[];
  /** Ends of the stretches that are counted, epoch ms. */
  readonly times: readonly number[];
  /** How long a stretch is, ms. */
  readonly length: number;
}

export interface VenueSidesQuery extends Omit<AccountsQuery, 'times'> {
  /** End of the stretch that is counted, epoch ms. */
  readonly time: number;
}

/** What an exchange tells of a coin's perpetual: which part of each is long. */
export interface VenueSides {
  readonly exchange: string;
  readonly accounts: number;
  /** Of the largest accounts: by their number, and by their positions. */
  readonly topAccounts: number;
  readonly topPositions: number;
  /** Of what takers traded: bought. */
  readonly takers: number;
}
