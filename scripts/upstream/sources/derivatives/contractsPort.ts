import { sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { createMemo } from '../../mechanisms/memo.ts';
import type { ContractsPort, FuturesContract, FuturesTotals } from '../../ports/contracts.ts';
import { contractVenues, exchanges } from '../exchanges/exchanges.ts';
import { unanswered } from '../status/sourcePorts.ts';
import { cycleAt } from '../world/cycleAt.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';
import { futuresContract } from './futuresContract.ts';
import { readVenueContracts } from './readVenueContracts.ts';

/**
 * Contracts of the exchanges; one that does not answer is left out. Their terms (fees, steps, leverage) are not told.
 * Throws NotConnectedError where none answers.
 */
export function contractsPort(world: PublicWorld): ContractsPort {
  const made = createMemo<'all', Promise<ByCoin>>();
  const byCoin = () => made.of('all', cycleAt(world.reader.now()), () => contractsByCoin(world));
  return {
    provenance: provenanceOf('exchange', ...contractVenues.map((venue) => exchanges[venue].contracts.source)),
    of: async (code) => (await byCoin()).get(code) ?? [],
    all: async () => [...(await byCoin()).values()].flat(),
    totals: async () =>
      new Map([...(await byCoin())].map(([code, contracts]) => [code, totalsOf(contracts)])),
  };
}

type ByCoin = ReadonlyMap<string, readonly FuturesContract[]>;

/** In the coins' order, each coin's most traded first. */
async function contractsByCoin(world: PublicWorld): Promise<ByCoin> {
  const market = await world.market();
  const now = world.reader.now();
  const reported = await Promise.all(
    contractVenues.map(async (venue) => ({ venue, contracts: await readVenueContracts(world, venue) })),
  );
  if (reported.every(({ contracts }) => contracts.length === 0)) throw unanswered('contracts');
  const contracts = reported.flatMap(({ venue, contracts }) =>
    contracts.flatMap((one) => futuresContract(venue, one, { coinOf: world.coinOf, market, now }) ?? []),
  );
  const known = Map.groupBy(contracts, ({ coinCode }) => coinCode);
  return new Map(
    market.coins.flatMap(({ code }) => {
      const own = known.get(code);
      return own ? [[code, own.toSorted((a, b) => b.volume24h - a.volume24h)] as const] : [];
    }),
  );
}

function totalsOf(contracts: readonly FuturesContract[]): FuturesTotals {
  return {
    openInterest: sumKnown(contracts, (one) => one.openInterest),
    volume24h: contracts.reduce((sum, { volume24h }) => sum + volume24h, 0),
  };
}
