import type { PairCounts } from '../ports/pairs.ts';
import type { Sources } from '../ports/sources.ts';

/** How widely a coin is traded. The same on every page. */

/** Exchanges that trade each coin on spot and their pairs, by its code; null where nobody tells them. */
export async function pairCounts(sources: Sources): Promise<ReadonlyMap<string, PairCounts> | null> {
  return (await sources.pairs?.counts()) ?? null;
}
