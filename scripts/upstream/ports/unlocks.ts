import type { Port } from './port.ts';

/** Scheduled unlocks of coins for early holders and teams. */
export interface UnlocksPort extends Port {
  /** A coin's unlocks within [from, to), epoch ms, oldest first; empty for a coin without a schedule. */
  between(code: string, from: number, to: number): Promise<readonly Unlock[]>;
}

/** Coins unlocked at once. */
export interface Unlock {
  readonly time: number;
  readonly amount: number;
}
