import { poolChainCodeOf } from '@coinmirror/shared/content/defi/poolChains.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { DexPool } from '../../ports/dexPools.ts';
import { addressOn } from '../random/addresses.ts';
import { normal } from '../random/hash.ts';
import { wander } from '../random/wander.ts';
import { FIRST_OF_CHAIN } from './firstOfChain.ts';
import { type PriceAt, poolChanges, poolFdv, poolTrades } from './poolNumbers.ts';
import type { PoolPlace } from './poolPlaces.ts';

/** The first pools; and the time after a coin's first day within which its pools were made, ms. */
const FIRST = Date.UTC(2021, 4, 5);
const MADE_WITHIN = 200 * DAY;
/** USD: a pool that trades less is nobody's concern. */
const LEAST_VOLUME = 20_000;

/** Pools that stand, by how much attention they draw: what trades much beside what lies in it, and moves. */
export function standingPools(
  places: readonly PoolPlace[],
  time: number,
  priceAt: PriceAt,
): readonly DexPool[] {
  const pools = places
    .filter(({ volume }) => volume >= LEAST_VOLUME)
    .flatMap((place) => poolOf(place, time, priceAt) ?? []);
  return descending(pools, attention);
}

function poolOf(place: PoolPlace, time: number, priceAt: PriceAt): DexPool | null {
  const { dexCode, dex, chain, coin, base, quote, volume } = place;
  const name = `${dexCode}-${chain}-${base.symbol}-${quote.symbol}`;
  const key = keyOf(name, 3);
  const listed = poolChainCodeOf(chain);
  const first = Math.max(FIRST, listed === null ? FIRST : Date.parse(FIRST_OF_CHAIN[listed]));
  const createdAt = Math.max(first, coin.facts.launchedAt) + Math.floor(uniform(key, 0) * MADE_WITHIN);
  if (createdAt > time) return null;
  const code = listed ?? chain;
  const changes = poolChanges(coin, createdAt, time, priceAt);
  const id = `${code}_${addressOn(chain, name)}`;
  return {
    id,
    chain: code,
    chainName: chain,
    dex,
    base,
    quote,
    price: coin.now.price,
    ...changes,
    volume24h: volume,
    liquidity: Math.round(volume / turnoverOf(key, time)),
    ...poolTrades({ id, chain, volume, change24h: changes.change24h }, time - createdAt),
    createdAt,
    fdv: poolFdv(coin),
  };
}

/** How many times a day what lies in a pool is traded: about once, a few times much more. */
function turnoverOf(key: number, time: number): number {
  return 0.8 * Math.exp(1.05 * normal(key, 1) + 0.2 * wander(key, time, 11 * DAY));
}

function attention({ volume24h, liquidity, change24h }: DexPool): number {
  const turnover = (volume24h ?? 0) / Math.max(liquidity ?? 0, 1);
  return (
    Math.log10((volume24h ?? 0) + 1) +
    Math.min(turnover, 30) / 12 +
    Math.min(Math.abs(change24h ?? 0), 60) / 15
  );
}
