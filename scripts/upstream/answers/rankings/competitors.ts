import { CAP_FILTER } from '@coinmirror/shared/contract/rankings/params.ts';
import type { Sources } from '../../ports/sources.ts';
import { type Coin, coinsNow, rankedCoins } from '../indexes/coins.ts';

const MAX_RANK: Readonly<Record<number, number>> = {
  [CAP_FILTER.all]: Number.POSITIVE_INFINITY,
  [CAP_FILTER.top100]: 100,
  [CAP_FILTER.top500]: 500,
};

/** The coins of a ranking, filtered by rank (`filtertype` of the wire). */
export async function competitors(sources: Sources, filtertype: number): Promise<readonly Coin[]> {
  const last = MAX_RANK[filtertype] ?? Number.POSITIVE_INFINITY;
  return rankedCoins(await coinsNow(sources)).filter(({ now }) => (now.rank ?? Infinity) <= last);
}
