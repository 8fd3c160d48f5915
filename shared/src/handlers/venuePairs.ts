import { type CatalogueExchange, findExchange } from '../catalogue/exchangeCatalogue.ts';
import type { FuturesContract } from '../ports/contracts.ts';
import { eachBeat, keep } from '../ports/keep.ts';
import type { SpotPair } from '../ports/pairs.ts';
import { requirePort } from '../ports/requirePort.ts';
import type { Sources } from '../ports/sources.ts';

/** A spot pair with the exchange it is traded on. */
export interface VenuePair extends Omit<SpotPair, 'exchange'> {
  readonly exchange: CatalogueExchange;
}

/** A futures contract with the exchange it is traded on. */
export interface VenueContract extends Omit<FuturesContract, 'exchange'> {
  readonly exchange: CatalogueExchange;
}

/** The spot pairs of a coin, most traded first. */
export async function pairsOf(sources: Sources, code: string): Promise<readonly VenuePair[]> {
  return pairsAtVenues(await requirePort(sources, 'pairs').of(code));
}

/** The spot pairs of all coins, coin by coin in the order of the coins; made once a beat. */
export const allPairs = keep(eachBeat, async (sources) =>
  pairsAtVenues(await requirePort(sources, 'pairs').all()),
);

/** The futures contracts of a coin, most traded first. */
export async function contractsOf(sources: Sources, code: string): Promise<readonly VenueContract[]> {
  return contractsAtVenues(await requirePort(sources, 'contracts').of(code));
}

/** The futures contracts of all coins, coin by coin in the order of the coins; made once a beat. */
export const allContracts = keep(eachBeat, async (sources) =>
  contractsAtVenues(await requirePort(sources, 'contracts').all()),
);

function pairsAtVenues(pairs: readonly SpotPair[]): readonly VenuePair[] {
  return pairs.flatMap((pair) => {
    const exchange = findExchange(pair.exchange);
    return exchange ? [{ ...pair, exchange }] : [];
  });
}

function contractsAtVenues(contracts: readonly FuturesContract[]): readonly VenueContract[] {
  return contracts.flatMap((contract) => {
    const exchange = findExchange(contract.exchange);
    return exchange ? [{ ...contract, exchange }] : [];
  });
}
