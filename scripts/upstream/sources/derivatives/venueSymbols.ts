import { createMemo } from '../../mechanisms/memo.ts';
import type { ContractVenue } from '../exchanges/exchanges.ts';
import { cycleAt } from '../world/cycleAt.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import { contractCoin } from './contractCoin.ts';
import { parseContractName } from './contractName.ts';
import { readVenueContracts } from './readVenueContracts.ts';

/** A venue's own names of its perpetuals in Tether, by the code of their coin; empty where it does not answer. */
export type VenueSymbols = ReadonlyMap<string, string>;

/** Quote of the contract of which accounts are reported. */
const QUOTE = 'USDT';

/** Makes the reader of venues' names; they are made once a cycle. */
export function createVenueSymbols(world: PublicWorld): (venue: ContractVenue) => Promise<VenueSymbols> {
  const made = createMemo<ContractVenue, Promise<VenueSymbols>>();
  return (venue) => made.of(venue, cycleAt(world.reader.now()), () => symbolsOf(world, venue));
}

async function symbolsOf(world: PublicWorld, venue: ContractVenue): Promise<VenueSymbols> {
  const [contracts, { rates, coinOf }] = await Promise.all([
    readVenueContracts(world, venue),
    world.market(),
  ]);
  const rate = rates.get(QUOTE);
  const facts = { coinOf: world.coinOf, market: { coinOf } };
  return new Map(
    contracts.flatMap(({ symbol, last }) => {
      const name = parseContractName(venue, symbol);
      if (name?.quote !== QUOTE || name.expiresAt !== null) return [];
      const price = last === null || rate === undefined ? null : last * rate;
      const found = contractCoin(venue, { base: name.base, price }, facts);
      return found === null ? [] : [[found.coin.code, symbol] as const];
    }),
  );
}
