import type { ProposalState } from '@coinmirror/shared/contract/proposals.ts';
import type { Port } from './port.ts';

/** Votes of coins' holders. */
export interface ProposalsPort extends Port {
  /** All known proposals in their current state: open ones first, then newest first. */
  list(): Promise<readonly Proposal[]>;
  /** The largest voters of a proposal (by its id) until now, by their coins; empty for an unknown one. */
  voters(id: string): Promise<readonly Voter[]>;
}

/** An open or closed vote. Times in epoch ms. */
export interface Proposal {
  readonly id: string;
  /** Code of the coin whose holders vote. */
  readonly coin: string;
  readonly title: string;
  /** Its text, no markup: a line that begins with `# ` is a heading, with `- ` a list item. */
  readonly lines: readonly string[];
  readonly author: string;
  readonly start: number;
  readonly end: number;
  readonly state: ProposalState;
  readonly choices: readonly string[];
  /** Whole coins for each choice. */
  readonly scores: readonly number[];
  /** Minimum of coins for a valid vote; null if there is none. */
  readonly quorum: number | null;
  readonly voterCount: number;
}

/** An address and the coins it votes with. */
export interface Voter {
  readonly address: string;
  /** Index of the choice, from 0. */
  readonly choice: number;
  readonly power: number;
  readonly time: number;
}
