import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { YieldDay, YieldPool } from '../../ports/pools.ts';
import type { SimulatedMarket } from '../market/source.ts';
import { wander } from '../random/wander.ts';
import { type LockedPlace, lockedSeries } from './lockedPlaces.ts';
import { type PoolTerms, poolTerms } from './poolTerms.ts';

const MEAN_DAYS = 30;
/** Coins that are worth a dollar. */
const DOLLARS = /^(?:USDC|USDT|DAI|USDS|USDe)$/;

/** Pools that pay for deposits, with their rates at an instant; each is a part of the value locked. */
export function yieldPools(places: readonly LockedPlace[], time: number): readonly YieldPool[] {
  return poolTerms.flatMap((terms) => {
    const place = places.find(({ protocol, chain }) => protocol === terms.protocol && chain === terms.chain);
    return place ? [poolOf(terms, place, time)] : [];
  });
}

function poolOf(terms: PoolTerms, place: LockedPlace, time: number): YieldPool {
  const { protocol, chain, pair, part, loss } = terms;
  const locked = place.assets.reduce((sum, { usd }) => sum + usd, 0);
  const month = timesUntil(time, MEAN_DAYS).map((at) => sumOf(ratesAt(terms, at)));
  return {
    id: idOf(terms),
    protocol,
    chain,
    pair,
    loss,
    tvl: Math.round(locked * part),
    ...ratesAt(terms, time),
    mean30d: month.reduce((sum, apy) => sum + apy, 0) / month.length,
    isStable: coinsOf(pair).every((coin) => DOLLARS.test(coin)),
    isSingle: coinsOf(pair).length === 1 && pair !== BASKET,
  };
}

/** A pool of several coins that is named as one. */
const BASKET = 'JLP';

/** `质押 ETH` and `USDC 金库` are of one coin. */
function coinsOf(pair: string): readonly string[] {
  return pair
    .replace(/[^\x21-\x7e]/g, '')
    .split('/')
    .filter((coin) => coin !== '');
}

function idOf({ protocol, chain, pair }: PoolTerms): string {
  return `${protocol}-${chain}-${pair}`;
}

function ratesAt(terms: PoolTerms, time: number) {
  const id = idOf(terms);
  const key = keyOf(id, 0);
  return {
    baseApy: terms.base * Math.exp(0.18 * wander(key, time, 9 * DAY) + 0.06 * wander(key, time, DAY)),
    rewardApy: terms.reward * Math.exp(0.15 * wander(keyOf(id, 1), time, 20 * DAY)),
  };
}

function sumOf({ baseApy, rewardApy }: ReturnType<typeof ratesAt>): number {
  return baseApy + rewardApy;
}

/** Instants a day apart, the last one `time`. */
function timesUntil(time: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => time - (count - 1 - at) * DAY);
}

/** A pool's yields on the last `count` days; the last is now. Empty for an unknown one. */
export async function poolDays(
  market: SimulatedMarket,
  id: string,
  count: number,
): Promise<readonly YieldDay[]> {
  const terms = poolTerms.find((one) => idOf(one) === id);
  if (terms === undefined) return [];
  const times = timesUntil(market.now(), count);
  const [series] = await lockedSeries(market, { protocol: terms.protocol, chain: terms.chain }, times);
  return times.map((time, at) => {
    const locked = series?.usd[at] ?? null;
    return {
      time: Math.floor(time / DAY) * DAY,
      apy: sumOf(ratesAt(terms, time)),
      tvl: locked === null ? null : Math.round(locked * terms.part),
    };
  });
}
