import { RETRY_FIRST_PAUSE, RETRY_LONGEST_PAUSE } from '@coinmirror/shared/constants/timings.ts';

/** Jitter: by how much a pause may be shorter, so that simultaneous failures do not retry together. */
const JITTER = 0.25;

/**
 * The backoff before the next attempt, ms: 3, 6, 12 … seconds after the 1st, 2nd, 3rd `failures` in a row, 60 at most,
 * and up to a quarter less by `random` (0 to 1).
 */
export function retryPause(failures: number, random: number): number {
  const full = Math.min(RETRY_LONGEST_PAUSE, RETRY_FIRST_PAUSE * 2 ** (failures - 1));
  return Math.round(full * (1 - JITTER * random));
}
