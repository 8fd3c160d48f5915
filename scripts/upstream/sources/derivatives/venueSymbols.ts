import type { ContractVenue } from '../exchanges/exchanges.ts';
import { createMemo } from '../mechanisms/memo.ts';
import { beatAt } from '../world/beatAt.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import { baseOf, parseContractName } from './contractName.ts';
import { readVenueContracts } from './readVenueContracts.ts';

/** A venue's own names of its perpetuals in Tether, by the code of their coin; empty where it does not answer. */
export type VenueSymbols = ReadonlyMap<string, string>;

/** Quote of the contract of which accounts are told. */
const QUOTE = 'USDT';

/** Makes the reader of venues' names; they are made once a beat. */
export function createVenueSymbols(world: PublicWorld): (venue: ContractVenue) => Promise<VenueSymbols> {
  const made = createMemo<ContractVenue, Promise<VenueSymbols>>();
  return (venue) => made.of(venue, beatAt(world.reader.now()), () => symbolsOf(world, venue));
}

async function symbolsOf(world: PublicWorld, venue: ContractVenue): Promise<VenueSymbols> {
  const contracts = await readVenueContracts(world, venue);
  return new Map(
    contracts.flatMap(({ symbol }) => {
      const name = parseContractName(venue, symbol);
      if (name?.quote !== QUOTE || name.expiresAt !== null) return [];
      const code = world.coinOf(venue, baseOf(venue, name.base));
      return code === null ? [] : [[code, symbol] as const];
    }),
  );
}
