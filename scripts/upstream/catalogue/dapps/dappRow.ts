/** A loss or leak published by the project or by investigators. */
interface DappIncident {
  /** YYYY-MM. */
  readonly month: string;
  readonly what: string;
  /** What became of it; '' if unknown. */
  readonly outcome: string;
}

/** An application as written in the tables. Facts are real; `size` is the starting point of the simulation. */
export interface DappRow {
  readonly code: string;
  readonly name: string;
  /** '' if Chinese readers use the English name. */
  readonly zh?: string;
  readonly what: string;
  /** YYYY-MM of its first public version. */
  readonly launched: string;
  /** Most used first. */
  readonly chains: readonly [string, ...string[]];
  readonly site: string;
  /** Whether its contracts' source is published. */
  readonly isOpen: boolean;
  /** Code of its own coin, if recorded. */
  readonly coin?: string;
  readonly isNftMarket?: true;
  /** Well-known contracts: chain, purpose, address. */
  readonly contracts?: readonly (readonly [chain: string, use: string, address: string])[];
  readonly incidents?: readonly DappIncident[];
  /** Approximate addresses per day, transactions of each, and USD in total. */
  readonly size: readonly [users: number, transactionsEach: number, volume: number];
}

/** An application that is a listed exchange: its name and volume are the exchange's. */
export interface VenueRow extends Omit<DappRow, 'name' | 'zh'> {
  /** Code of the exchange. */
  readonly exchange: string;
}
