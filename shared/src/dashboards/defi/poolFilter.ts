import type { DefiPool } from '../../contract/defi/yields.ts';

const MILLION = 1e6;

/** The least that is locked in a pool, USD, by its parameter in the address. */
export const LEAST_TVL = {
  '10m': { label: '≥ 1000万', usd: 10 * MILLION },
  '100m': { label: '≥ 1亿', usd: 100 * MILLION },
  '1b': { label: '≥ 10亿', usd: 1000 * MILLION },
} as const;

export type LeastTvl = keyof typeof LEAST_TVL;

/** Which pools are shown. */
export interface PoolFilter {
  /** A chain's code; '' is all of them. */
  readonly chain: string;
  readonly stableOnly: boolean;
  readonly singleOnly: boolean;
  readonly least: LeastTvl | null;
}

/** The filter of an address, as in `?chain=eth&stable=1&single=1&least=100m`; what is unknown there filters nothing. */
export function poolFilterOf(asked: (name: string) => string | null): PoolFilter {
  const least = asked('least');
  return {
    chain: asked('chain') ?? '',
    stableOnly: asked('stable') === '1',
    singleOnly: asked('single') === '1',
    least: least !== null && isLeast(least) ? least : null,
  };
}

function isLeast(value: string): value is LeastTvl {
  return Object.hasOwn(LEAST_TVL, value);
}

/** The pools that a filter leaves, in their order. */
export function filteredPools(
  pools: readonly DefiPool[],
  { chain, stableOnly, singleOnly, least }: PoolFilter,
): readonly DefiPool[] {
  const from = least === null ? 0 : LEAST_TVL[least].usd;
  return pools.filter(
    (pool) =>
      (chain === '' || pool.chain === chain) &&
      (!stableOnly || pool.isStable) &&
      (!singleOnly || pool.isSingle) &&
      pool.tvl >= from,
  );
}
