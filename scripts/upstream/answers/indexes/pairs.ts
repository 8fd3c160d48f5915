import { type CatalogueExchange, findExchange } from '../../catalogue/exchangeCatalogue.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import type { SpotPair } from '../../ports/pairs.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { eachCycle, memoize } from '../memo/memoize.ts';

/** Something traded on an exchange, given by its code. */
interface AtVenue {
  readonly exchange: string;
}

/** The spot pairs of a coin, most traded first. */
export async function pairsOf(sources: Sources, code: string): Promise<readonly SpotPair[]> {
  return requirePort(sources, 'pairs').of(code);
}

/** The spot pairs of all coins, coin by coin in the coins' order; computed once a cycle. */
export const allPairs = memoize(eachCycle, async (sources) => requirePort(sources, 'pairs').all());

/** The futures contracts of a coin, most traded first. */
export async function contractsOf(sources: Sources, code: string): Promise<readonly FuturesContract[]> {
  return requirePort(sources, 'contracts').of(code);
}

/** The futures contracts of all coins, coin by coin in the coins' order; computed once a cycle. */
export const allContracts = memoize(eachCycle, async (sources) => requirePort(sources, 'contracts').all());

/** USD that move a pair's price by 2 % in either direction together; null if unknown. */
export function depthOf({ depthUp, depthDown }: SpotPair): number | null {
  return depthUp === null || depthDown === null ? null : depthUp + depthDown;
}

/** The exchange of a pair or a contract. Throws if it is not in the catalogue, because ports only return known ones. */
export function venueOf({ exchange: code }: AtVenue): CatalogueExchange {
  const exchange = findExchange(code);
  if (!exchange) throw new Error(`no exchange ${code} in the catalogue`);
  return exchange;
}
