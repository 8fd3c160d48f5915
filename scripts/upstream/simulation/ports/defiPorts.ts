import { defiChainCodeOf } from '@coinmirror/shared/content/defi/chains.ts';
import { dexParts } from '../../catalogue/content/exchange/dexes.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { oncePerCycle } from '../../mechanisms/oncePerCycle.ts';
import type { DefiPort } from '../../ports/defi.ts';
import type { PoolsPort } from '../../ports/pools.ts';
import type { VenuesPort } from '../../ports/venues.ts';
import { anchoredAt } from '../defi/anchored.ts';
import { createChainGas, gasNow } from '../defi/chainGas.ts';
import { earnedDays, earnedNow } from '../defi/earned.ts';
import { createEarned } from '../defi/earnedPlaces.ts';
import { lendingMarkets } from '../defi/lendingMarkets.ts';
import { lockedPlaces, lockedSeries } from '../defi/lockedPlaces.ts';
import { poolDays, yieldPools } from '../defi/yieldPools.ts';
import type { World } from '../market/world.ts';

/** Value locked in protocols, its yields, and what is earned with it and with trades on `venues`. */
export function defiPorts(world: World, venues: VenuesPort) {
  const { market, provenance } = world;
  const places = oncePerCycle(market, () => lockedPlaces(world));
  const year = createEarned(world, venues);
  const earned = oncePerCycle(market, async () => earnedNow(await year()));
  const gasYears = createChainGas(world);
  const defi: DefiPort = {
    provenance,
    locked: places,
    lockedAt: (where, times) => lockedSeries(market, where, times),
    tradedOn: oncePerCycle(market, () => tradedOn(venues)),
    earned,
    earnedDays: async (earner, days) => earnedDays(await year(), earner, days),
    gas: oncePerCycle(market, async () => gasNow(await gasYears())),
    gasDays: async (chain, days) =>
      (await gasYears()).find((one) => one.chain === chain)?.days.slice(-days) ?? [],
  };
  const pools: PoolsPort = {
    provenance,
    pools: async () => yieldPools(await places(), market.now()),
    poolDays: (id, days) => poolDays(market, id, days),
    lending: async () => lendingMarkets(await places(), market.now()),
    async anchored() {
      const coins = new Map((await world.coins()).map(({ facts, now }) => [facts.code, now.price]));
      return anchoredAt(market.now(), (code) => coins.get(code) ?? null);
    },
  };
  return { defi, pools };
}

/** Spot volume of the 24 h until now on each chain, of all decentralised exchanges. */
async function tradedOn(venues: VenuesPort): Promise<ReadonlyMap<string, number>> {
  const volumes = new Map<string, number>();
  for (const { code, kinds } of exchangeCatalogue) {
    if (!kinds.includes('dex')) continue;
    const spot = (await venues.history(code, 1)).at(-1)?.spot ?? 0;
    for (const { name, volume24h } of dexParts(code, spot)) {
      const chain = defiChainCodeOf(name);
      if (chain !== null && volume24h > 0) volumes.set(chain, (volumes.get(chain) ?? 0) + volume24h);
    }
  }
  return volumes;
}
