import type { PairCounts } from '../../ports/pairs.ts';
import type { Sources } from '../../ports/sources.ts';

/** Number of exchanges and pairs of a coin; the same on every page. */

/** Spot exchanges and pairs of each coin, by its code; null without a source. */
export async function pairCounts(sources: Sources): Promise<ReadonlyMap<string, PairCounts> | null> {
  return (await sources.pairs?.counts()) ?? null;
}
