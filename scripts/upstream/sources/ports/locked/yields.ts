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
  const paying = placed(pools, codeOf).filter(
    ({ pool }) => pool.tvl >= LEAST && (pool.baseApy !== null || pool.rewardApy !== null),
  );
  const first = new Map<string, YieldPool>();
  for (const { pool, protocol, chain } of paying) {
    const pair = pool.symbol.replaceAll('-', '/');
    const key = `${protocol}-${chain}-${pair}`;
    if (first.has(key)) continue;
    const { baseApy, rewardApy } = pool;
    first.set(key, {
      protocol,
      chain,
      pair,
      loss: lossOf(pool),
      tvl: Math.round(pool.tvl),
      baseApy,
      rewardApy,
    });
  }
  return [...first.values()].slice(0, MOST);
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
