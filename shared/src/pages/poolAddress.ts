import { findPoolChain, type PoolChainCode } from '../content/defi/poolChains.ts';
import { FIRST_POOL_LEAST, POOL_LEASTS, type PoolLeast } from '../contract/dashboards/dexPools.ts';
import { POOL_KINDS, type PoolKind } from '../indicators/poolMarks.ts';
import type { AddressQuery } from '../routes/addressQuery.ts';

/** What the address of the pools says; missing or invalid values get their defaults. */
export interface PoolChoice {
  readonly kind: PoolKind;
  /** '' is all chains. */
  readonly chain: PoolChainCode | '';
  readonly least: PoolLeast;
}

/** Reads `?kind=new&chain=base&least=100000`. */
export function poolChoice(asked: AddressQuery): PoolChoice {
  const kind = asked('kind');
  return {
    kind: POOL_KINDS.find((one) => one === kind) ?? 'trending',
    chain: findPoolChain(asked('chain') ?? '')?.code ?? '',
    least: POOL_LEASTS.find((one) => String(one) === asked('least')) ?? FIRST_POOL_LEAST,
  };
}

/** What the address says for a choice: defaults are left out. */
export function poolQuery({ kind, chain, least }: PoolChoice): Readonly<Record<string, string | undefined>> {
  return {
    kind: kind === 'trending' ? undefined : kind,
    chain: chain === '' ? undefined : chain,
    least: least === FIRST_POOL_LEAST ? undefined : String(least),
  };
}
