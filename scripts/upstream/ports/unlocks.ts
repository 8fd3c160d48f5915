import type { Unlock, UnlockSchedule } from '@coinmirror/shared/indicators/unlockSchedule.ts';
import type { Port } from './port.ts';

/** Scheduled unlocks of coins for early holders, teams and funds. */
export interface UnlocksPort extends Port {
  /** Every coin with a schedule. */
  all(): Promise<readonly UnlockSchedule[]>;
  /** A coin's schedule; null for a coin without one. */
  schedule(code: string): Promise<UnlockSchedule | null>;
  /**
   * A coin's unlocks at once (cliffs) within [from, to), epoch ms, oldest first; empty for a coin without a schedule. What is
   * unlocked day by day has no instant: it stands in the schedule.
   */
  between(code: string, from: number, to: number): Promise<readonly Unlock[]>;
}
