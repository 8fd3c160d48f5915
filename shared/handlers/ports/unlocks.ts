import type { Port } from './port.ts';

/** Coins of early holders and of teams that are set free by a schedule. */
export interface UnlocksPort extends Port {
  /** A coin's unlocks within [from, to), epoch ms, oldest first; none for a coin without a schedule. */
  between(code: string, from: number, to: number): Promise<readonly Unlock[]>;
}

/** Coins that are set free at once. */
export interface Unlock {
  readonly time: number;
  readonly amount: number;
}
