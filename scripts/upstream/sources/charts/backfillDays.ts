import { SECOND } from '@coinmirror/shared/time/units.ts';
import type { CandlesPort } from '../../ports/candles.ts';

/** More days than any coin's history has. */
const EVERY_DAY = 10_000;
/** ms between two coins: pages want the same limits. */
const PAUSE = 2 * SECOND;

/**
 * Asks for the days of coins since their listings, one coin after the other, until the signal: past days are kept for
 * ever, so that pages over years find them. `now` is epoch ms. A second round asks only for what the first one lacked.
 */
export async function backfillDays(
  { list }: Pick<CandlesPort, 'list'>,
  codes: readonly string[],
  now: () => number,
  signal: AbortSignal,
): Promise<void> {
  for (const code of codes) {
    if (signal.aborted) return;
    await list({ code, periodMinutes: 1440, end: now(), limit: EVERY_DAY });
    await new Promise((resolve) => setTimeout(resolve, PAUSE).unref());
  }
}
