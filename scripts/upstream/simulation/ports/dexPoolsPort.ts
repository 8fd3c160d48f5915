import { oncePerCycle } from '../../mechanisms/oncePerCycle.ts';
import type { DexPoolsPort } from '../../ports/dexPools.ts';
import type { PairsPort } from '../../ports/pairs.ts';
import { standingPools } from '../defi/dexPools.ts';
import { newPools } from '../defi/newDexPools.ts';
import { chainVolumes, poolPlaces } from '../defi/poolPlaces.ts';
import type { World } from '../market/world.ts';

/** Pools listed of all chains together; of one chain, all of its own. */
const LISTED = 60;

/** Liquidity pools: what decentralised exchanges trade, at the prices of the coins. */
export function dexPoolsPort(world: World, pairs: PairsPort): DexPoolsPort {
  const { market, provenance } = world;
  const { priceAt } = market;
  const standing = oncePerCycle(market, async (time) => {
    const [all, coins] = await Promise.all([pairs.all(), world.coins()]);
    const byCode = new Map(coins.map((coin) => [coin.facts.code, coin]));
    return standingPools(poolPlaces(all, byCode), time, priceAt);
  });
  const young = oncePerCycle(market, async (time) => {
    const [volumes, coins] = await Promise.all([pairs.dayVolumes(time), world.coins()]);
    const tradedOn = (dex: string, chain: string) => chainVolumes(dex, volumes.get(dex) ?? 0).get(chain) ?? 0;
    return newPools({ coins, time, priceAt, tradedOn });
  });
  return {
    provenance,
    async pools(kind, chain) {
      const all = await (kind === 'new' ? young() : standing());
      return all.filter((pool) => chain === null || pool.chain === chain).slice(0, LISTED);
    },
  };
}
