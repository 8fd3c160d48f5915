import type { ContractVenue } from '../exchanges/exchanges.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import { parseContractName } from './contractName.ts';
import { futuresContract } from './futuresContract.ts';
import { readVenueContracts } from './readVenueContracts.ts';

/** A contract whose open interest counts, by its venue's own name. */
export interface CountedContract {
  readonly symbol: string;
  readonly code: string;
  /** USD for one unit of its quote. */
  readonly rate: number;
  /** USD. */
  readonly interest: number;
}

/** The contracts of a venue whose open interest is in the sums of coins now: a past of the same ones is of one kind with it. */
export async function countedContracts(
  world: PublicWorld,
  venue: ContractVenue,
): Promise<readonly CountedContract[]> {
  const [contracts, market] = await Promise.all([readVenueContracts(world, venue), world.market()]);
  const context = { coinOf: world.coinOf, market, now: world.reader.now() };
  return contracts.flatMap((wire): CountedContract[] => {
    const known = futuresContract(venue, wire, context);
    const rate = market.rates.get(parseContractName(venue, wire.symbol)?.quote ?? '');
    if (known === null || known.openInterest === null || rate === undefined) return [];
    return [{ symbol: wire.symbol, code: known.coinCode, rate, interest: known.openInterest }];
  });
}
