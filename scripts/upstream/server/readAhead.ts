import { setTimeout } from 'node:timers/promises';
import type { Sources } from '../ports/sources.ts';

/** ms: requests that waited for the start go first. */
const HEAD_START = 5_000;
/** ms between two pieces of work, for pending requests. */
const PAUSE = 20;

/** Coins whose whole history is read without a pause. */
const COINS_AT_ONCE = 10;

/**
 * Precomputes what the first visitors would wait for: all-time highs of all coins (their whole history), and four
 * months of news. Runs in small pieces after the start.
 */
export async function readAhead(sources: Sources, signal: AbortSignal): Promise<void> {
  await setTimeout(HEAD_START, undefined, { ref: false });
  let known = 0;
  for (const coin of await sources.coins.all()) {
    if (signal.aborted) return;
    // Evaluated when read.
    if (coin.allTimeHigh !== 0) known += 1;
    if (known % COINS_AT_ONCE === 0) await setTimeout(PAUSE, undefined, { ref: false });
  }
  for (const day of sources.news?.days() ?? []) {
    if (signal.aborted) return;
    await sources.news?.day(day);
    await setTimeout(PAUSE, undefined, { ref: false });
  }
}
