/** A loss or a leak that the project itself, or those who looked into it, made public. */
interface DappIncident {
  /** YYYY-MM. */
  readonly month: string;
  readonly what: string;
  /** What became of it; '' where it is not known. */
  readonly outcome: string;
}

/** An application as it is written down. Facts are real ones; `size` is what the simulated market starts from. */
export interface DappRow {
  readonly code: string;
  readonly name: string;
  /** '' where Chinese readers use the English name. */
  readonly zh?: string;
  readonly what: string;
  /** YYYY-MM of its first public version. */
  readonly launched: string;
  /** The one most used first. */
  readonly chains: readonly [string, ...string[]];
  readonly site: string;
  /** Whether its contracts' source is published. */
  readonly isOpen: boolean;
  /** Code of its own coin, where it has one that is recorded. */
  readonly coin?: string;
  /** Pictures are bought and sold on it. */
  readonly isNftMarket?: true;
  /** Well-known contracts: chain, what it is for, address. */
  readonly contracts?: readonly (readonly [chain: string, use: string, address: string])[];
  readonly incidents?: readonly DappIncident[];
  /** About how many addresses a day, transactions of each, and USD in all. */
  readonly size: readonly [users: number, transactionsEach: number, volume: number];
}

/** An application that is an exchange of ours: its name and its trade are that exchange's. */
export interface VenueRow extends Omit<DappRow, 'name' | 'zh'> {
  /** Code of the exchange. */
  readonly exchange: string;
}
