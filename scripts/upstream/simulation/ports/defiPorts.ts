import { oncePerCycle } from '../../mechanisms/oncePerCycle.ts';
import type { DefiPort } from '../../ports/defi.ts';
import type { PoolsPort } from '../../ports/pools.ts';
import type { VenuesPort } from '../../ports/venues.ts';
import { anchoredAt } from '../defi/anchored.ts';
import { earnedDays, earnedNow } from '../defi/earned.ts';
import { createEarned } from '../defi/earnedPlaces.ts';
import { lendingMarkets } from '../defi/lendingMarkets.ts';
import { lockedPlaces, lockedSeries } from '../defi/lockedPlaces.ts';
import { yieldPools } from '../defi/yieldPools.ts';
import type { World } from '../market/world.ts';

/** Value locked in protocols, its yields, and what is earned with it and with trades on `venues`. */
export function defiPorts(world: World, venues: VenuesPort) {
  const { market, provenance } = world;
  const places = oncePerCycle(market, () => lockedPlaces(world));
  const year = createEarned(world, venues);
  const earned = oncePerCycle(market, async () => earnedNow(await year()));
  const defi: DefiPort = {
    provenance,
    locked: places,
    lockedAt: (where, times) => lockedSeries(market, where, times),
    earned,
    earnedDays: async (earner, days) => earnedDays(await year(), earner, days),
  };
  const pools: PoolsPort = {
    provenance,
    pools: async () => yieldPools(await places(), market.now()),
    lending: async () => lendingMarkets(await places(), market.now()),
    async anchored() {
      const coins = new Map((await world.coins()).map(({ facts, now }) => [facts.code, now.price]));
      return anchoredAt(market.now(), (code) => coins.get(code) ?? null);
    },
  };
  return { defi, pools };
}
