import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { YieldPool } from '../../ports/pools.ts';
import { wander } from '../random/wander.ts';
import type { LockedPlace } from './lockedPlaces.ts';
import { type PoolTerms, poolTerms } from './poolTerms.ts';

/** Pools that pay for deposits, with their rates at an instant; each is a part of the value locked. */
export function yieldPools(places: readonly LockedPlace[], time: number): readonly YieldPool[] {
  return poolTerms.flatMap((terms) => {
    const place = places.find(({ protocol, chain }) => protocol === terms.protocol && chain === terms.chain);
    return place ? [poolOf(terms, place, time)] : [];
  });
}

function poolOf(
  { protocol, chain, pair, part, loss, base, reward }: PoolTerms,
  place: LockedPlace,
  time: number,
) {
  const id = `${protocol}-${chain}-${pair}`;
  const key = keyOf(id, 0);
  const locked = place.assets.reduce((sum, { usd }) => sum + usd, 0);
  return {
    protocol,
    chain,
    pair,
    loss,
    tvl: Math.round(locked * part),
    baseApy: base * Math.exp(0.18 * wander(key, time, 9 * DAY) + 0.06 * wander(key, time, DAY)),
    rewardApy: reward * Math.exp(0.15 * wander(keyOf(id, 1), time, 20 * DAY)),
  };
}
