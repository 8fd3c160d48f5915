import type { ProposalState } from '@coinmirror/shared/contract/proposals.ts';
import type { Port } from './port.ts';

/** What the holders of coins put to the vote. */
export interface ProposalsPort extends Port {
  /** All proposals that are known, as they stand now: what is open first, then the newest. */
  list(): Promise<readonly Proposal[]>;
  /** The largest voters of a proposal (by its id) until now, by their coins; none where it is not there. */
  voters(id: string): Promise<readonly Voter[]>;
}

/** A vote in the making, or over. Times in epoch ms. */
export interface Proposal {
  readonly id: string;
  /** Code of the coin whose holders vote. */
  readonly coin: string;
  readonly title: string;
  /** Its text: a line that begins with `# ` is a heading, with `- ` a list item. */
  readonly lines: readonly string[];
  readonly author: string;
  readonly start: number;
  readonly end: number;
  readonly state: ProposalState;
  readonly choices: readonly string[];
  /** Whole coins behind each of the choices. */
  readonly scores: readonly number[];
  /** Coins that have to vote for it to count. */
  readonly quorum: number;
  readonly voterCount: number;
}

/** An address and the coins it votes with. */
export interface Voter {
  readonly address: string;
  /** Place in the choices, from 0. */
  readonly choice: number;
  readonly power: number;
  readonly time: number;
}
