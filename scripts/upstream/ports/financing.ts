import type { Port } from './port.ts';

/** Rounds of venture funding. */
export interface FinancingPort extends Port {
  /** Rounds announced on the days from one UTC midnight to another, both included, oldest first. */
  rounds(from: number, to: number): Promise<readonly Round[]>;
}

/** A round of venture funding. */
export interface Round {
  readonly id: string;
  /** Epoch ms of its day, UTC. */
  readonly time: number;
  readonly project: string;
  readonly round: string;
  readonly category: string;
  /** USD. */
  readonly amount: number;
  readonly valuation: number | null;
  readonly lead: string;
  readonly others: readonly string[];
}
