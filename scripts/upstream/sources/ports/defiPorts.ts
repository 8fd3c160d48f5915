import { utcMidnight } from '@coinmirror/shared/time/midnight.ts';
import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { anchoredTerms } from '../../catalogue/content/defi/anchored.ts';
import { oncePer } from '../../mechanisms/memo.ts';
import type { DefiPort } from '../../ports/defi.ts';
import type { AnchoredSupply, PoolsPort } from '../../ports/pools.ts';
import type { Sources } from '../../ports/sources.ts';
import type { StablesPort } from '../../ports/stables.ts';
import type { MarketSnapshot } from '../market/marketSnapshot.ts';
import { chains } from '../providers/defillama/chains.ts';
import { poolHistory } from '../providers/defillama/poolHistory.ts';
import { yieldPools } from '../providers/defillama/pools.ts';
import { type LlamaProtocol, protocols } from '../providers/defillama/protocols.ts';
import { stablecoins } from '../providers/defillama/stablecoins.ts';
import { type Reported, reportedOf, requireReported } from '../world/known.ts';
import type { Poll } from '../world/polls.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';
import { CHAIN_TURN_EVERY, earnedByDay, earnedIn, readNextOnChains, tradedOn } from './locked/earned.ts';
import { gasByDay, gasIn } from './locked/gas.ts';
import { type OutlierFilter, outlierFilterOf } from './locked/outlierFilter.ts';
import { placesOf } from './locked/places.ts';
import { protocolCodeOf } from './locked/protocolNames.ts';
import { lockedSeries } from './locked/series.ts';
import { onChainsAt, readNextStableChart, STABLE_TURN_EVERY } from './locked/stableChains.ts';
import {
  chainsOf,
  defiSharesOf,
  reportStablecoins,
  suppliesAt,
  weighSupplies,
} from './locked/stableSupplies.ts';
import { lendingOf, llamaIdOf, poolsOf } from './locked/yields.ts';

/** ms between readings: of protocols, chains and stablecoins; of pools; of one pool's days. */
const EVERY = 10 * MINUTE;
const POOLS_EVERY = 30 * MINUTE;
const POOL_DAYS_EVERY = 6 * HOUR;

/** Value locked, yields and stablecoins, from DefiLlama; use of applications is reported by nobody. */
export function defiPorts(world: PublicWorld): Pick<Sources, 'defi' | 'pools' | 'stables' | 'dapps'> {
  const steady = outlierFilterOf(world);
  return {
    defi: defiPort(world, steady),
    pools: poolsPort(world),
    stables: stablesPort(world, steady),
    dapps: null,
  };
}

function defiPort(world: PublicWorld, steady: OutlierFilter): DefiPort {
  const { reader } = world;
  // One answer is sorted into places once, however many pages read it.
  const placesOnce = oncePer(
    (_rows: readonly LlamaProtocol[], reported: Reported<readonly LlamaProtocol[]>) =>
      placesOf(reported, steady),
  );
  return {
    provenance: provenanceOf('public', 'LLAMA'),
    async locked() {
      const reported = requireReported(await reader.read('LLAMA', protocols, EVERY), 'defi');
      return placesOnce(reported.value, reported);
    },
    lockedAt: (where, times) => lockedSeries(world, steady, where, times),
    tradedOn: async () => tradedOn(world),
    earned: () => earnedIn(world),
    earnedDays: (earner, days) => earnedByDay(world, earner, days),
    gas: () => gasIn(world),
    gasDays: (chain, days) => gasByDay(world, chain, days),
  };
}

function poolsPort({ reader, market }: PublicWorld): PoolsPort {
  async function read() {
    const [pools, families] = await Promise.all([
      reader.read('LLAMA_YIELDS', yieldPools, POOLS_EVERY),
      reader.read('LLAMA', protocols, EVERY),
    ]);
    return [
      requireReported(pools, 'pools').value,
      codeOfSlugs(requireReported(families, 'pools').value),
    ] as const;
  }
  return {
    provenance: provenanceOf('public', 'LLAMA_YIELDS', 'COINGECKO'),
    pools: async () => poolsOf(...(await read())),
    async poolDays(id, days) {
      const llamaId = llamaIdOf(id, ...(await read()));
      if (llamaId === null) return [];
      const known = reportedOf(await reader.read('LLAMA_YIELDS', poolHistory(llamaId), POOL_DAYS_EVERY));
      return (known?.value ?? []).slice(-days).map((day) => ({ ...day, time: utcMidnight(day.time) }));
    },
    lending: async () => lendingOf(...(await read())),
    anchored: async () => anchoredIn(await market()),
  };
}

function codeOfSlugs(rows: readonly LlamaProtocol[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap((row): [string, string][] => {
      const code = protocolCodeOf(row);
      return row.slug === null || code === null ? [] : [[row.slug, code]];
    }),
  );
}

/** Coins of the market that represent another one; those that are not recorded, or whose supply is not told, are left out. */
function anchoredIn({ coinOf }: MarketSnapshot): readonly AnchoredSupply[] {
  return anchoredTerms.flatMap(({ code, symbol }) => {
    const coin = code === null ? undefined : coinOf.get(code);
    const supply = coin?.circulatingSupply ?? null;
    return coin === undefined || supply === null ? [] : [{ symbol, supply, price: coin.price }];
  });
}

function stablesPort(world: PublicWorld, steady: OutlierFilter): StablesPort {
  return {
    provenance: provenanceOf('public', 'LLAMA_STABLECOINS'),
    suppliesAt: (codes, times) => suppliesAt(world, steady, codes, times),
    chains: async (codes) => chainsOf(await reportStablecoins(world), codes),
    defiShares: async (codes) => defiSharesOf(await reportStablecoins(world), codes),
    onChainsAt: (coin, times) => onChainsAt(world, coin, times),
  };
}

/** Read whether or not a page is: a number that is far from the last ones is weighed against several readings. */
export const defiPolls: readonly Poll[] = [
  {
    every: EVERY,
    async run(world) {
      const steady = outlierFilterOf(world);
      const [reported, coins] = await Promise.all([
        world.reader.read('LLAMA', protocols, EVERY),
        world.reader.read('LLAMA_STABLECOINS', stablecoins, EVERY),
        world.reader.read('LLAMA', chains, EVERY),
      ]);
      if (reported.kind !== 'nothing') placesOf(reported, steady);
      if (coins.kind !== 'nothing') weighSupplies(coins, steady);
    },
  },
  { every: CHAIN_TURN_EVERY, run: readNextOnChains },
  { every: STABLE_TURN_EVERY, run: readNextStableChart },
  {
    every: POOLS_EVERY,
    run: async ({ reader }) => void (await reader.read('LLAMA_YIELDS', yieldPools, POOLS_EVERY)),
  },
];
