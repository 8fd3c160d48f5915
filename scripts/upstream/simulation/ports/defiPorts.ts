import { findDefiProtocol } from '@coinmirror/shared/content/defi/protocols.ts';
import { oncePerCycle } from '../../mechanisms/oncePerCycle.ts';
import type { DefiPort } from '../../ports/defi.ts';
import type { PoolsPort } from '../../ports/pools.ts';
import { anchoredAt } from '../defi/anchored.ts';
import { defiFees } from '../defi/defiFees.ts';
import { lendingMarkets } from '../defi/lendingMarkets.ts';
import { lockedPlaces, lockedSeries } from '../defi/lockedPlaces.ts';
import { yieldPools } from '../defi/yieldPools.ts';
import type { World } from '../market/world.ts';

/** Value locked in protocols, and its yields. */
export function defiPorts(world: World) {
  const { market, provenance } = world;
  const places = oncePerCycle(market, () => lockedPlaces(world));
  const defi: DefiPort = {
    provenance,
    locked: places,
    lockedAt: (where, times) => lockedSeries(market, where, times),
    async fees(code) {
      const protocol = findDefiProtocol(code);
      if (!protocol) return null;
      const own = (await places()).filter((place) => place.protocol === code);
      const locked = own.flatMap(({ assets }) => assets).reduce((sum, { usd }) => sum + usd, 0);
      return defiFees(protocol.category, locked, market.now());
    },
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
