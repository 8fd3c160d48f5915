import { findDefiProtocol } from '@coinmirror/shared/content/defi/protocols.ts';
import type { LendingMarket, PoolLoss, YieldPool } from '../../../ports/pools.ts';
import type { LlamaPool } from '../../providers/defillama/pools.ts';
import { chainCodeOf } from './chainNames.ts';
import { lentCoinOf } from './lentCoins.ts';

/** Pools that are listed, and the least that is locked in one, USD. */
const MOST = 200;
const LEAST = 5_000_000;

/** A pool of one of our protocols on one of our chains. */
interface Placed {
  readonly pool: LlamaPool;
  readonly protocol: string;
  readonly chain: string;
}

/** Our protocol by DefiLlama's slug. */
export type CodeOfSlug = ReadonlyMap<string, string>;

/** Pools of our protocols that pay something, largest first; of several for one pair the largest. */
export function poolsOf(pools: readonly LlamaPool[], codeOf: CodeOfSlug): readonly YieldPool[] {
  return [...listed(pools, codeOf)].map(([id, { pool, protocol, chain }]) => ({
    id,
    protocol,
    chain,
    pair: pairOf(pool),
    loss: lossOf(pool),
    tvl: Math.round(pool.tvl),
    baseApy: pool.baseApy,
    rewardApy: pool.rewardApy,
    mean30d: pool.apyMean30d,
    isStable: pool.isStable,
    isSingle: pool.exposure === 'single',
  }));
}

/** DefiLlama's id of a listed pool by ours; null for one that is not listed. */
export function llamaIdOf(id: string, pools: readonly LlamaPool[], codeOf: CodeOfSlug): string | null {
  return listed(pools, codeOf).get(id)?.pool.id ?? null;
}

/** Listed pools by our id. */
function listed(pools: readonly LlamaPool[], codeOf: CodeOfSlug): ReadonlyMap<string, Placed> {
  const first = new Map<string, Placed>();
  for (const one of placed(pools, codeOf)) {
    const { pool, protocol, chain } = one;
    if (pool.tvl < LEAST || (pool.baseApy === null && pool.rewardApy === null)) continue;
    const id = `${protocol}-${chain}-${pairOf(pool)}`;
    if (!first.has(id)) first.set(id, one);
    if (first.size === MOST) break;
  }
  return first;
}

function pairOf({ symbol }: LlamaPool): string {
  return symbol.replaceAll('-', '/');
}

/**
 * What lenders are paid at our lending protocols, the largest market first. What is supplied and borrowed is not told:
 * a pool's value is what was not lent out.
 */
export function lendingOf(pools: readonly LlamaPool[], codeOf: CodeOfSlug): readonly LendingMarket[] {
  const first = new Map<string, LendingMarket>();
  for (const { pool, protocol, chain } of placed(pools, codeOf)) {
    const coin = lentCoinOf(pool.symbol);
    const isLent = findDefiProtocol(protocol)?.category === '借贷' && pool.exposure === 'single';
    const key = `${protocol}-${chain}-${coin}`;
    if (!isLent || coin === null || pool.baseApy === null || pool.tvl < LEAST || first.has(key)) continue;
    first.set(key, {
      protocol,
      chain,
      coin,
      supplied: null,
      borrowed: null,
      supplyApy: pool.baseApy,
      borrowApy: null,
    });
  }
  return [...first.values()];
}

/** Largest first. */
function placed(pools: readonly LlamaPool[], codeOf: CodeOfSlug): readonly Placed[] {
  return pools
    .flatMap((pool) => {
      const protocol = codeOf.get(pool.protocol);
      const chain = chainCodeOf(pool.chain);
      return protocol !== undefined && chain !== null ? [{ pool, protocol, chain }] : [];
    })
    .toSorted((one, other) => other.pool.tvl - one.pool.tvl);
}

function lossOf({ hasImpermanentLoss, isStable }: LlamaPool): PoolLoss {
  if (!hasImpermanentLoss) return '无';
  return isStable ? '低' : '高';
}
