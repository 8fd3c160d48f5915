import type { CoinHolder, HolderKind } from '@coinmirror/shared/contract/coin/holders.ts';

/** Kinds of addresses that a visitor can exclude. */
export const LEFT_OUT: readonly { readonly kind: Exclude<HolderKind, 'other'>; readonly label: string }[] = [
  { kind: 'exchange', label: '排除交易所' },
  { kind: 'contract', label: '排除合约' },
  { kind: 'burn', label: '排除销毁' },
];

export const TOPS = [10, 20, 50, 100] as const;

/** The holders that remain without the excluded kinds, in their order. */
export function without(
  holders: readonly CoinHolder[],
  kinds: ReadonlySet<HolderKind>,
): readonly CoinHolder[] {
  return kinds.size === 0 ? holders : holders.filter(({ kind }) => !kinds.has(kind));
}

/** Combined share of the first `count`, % of the circulating supply. */
export function topShare(holders: readonly CoinHolder[], count: number): number {
  return holders.slice(0, count).reduce((sum, { share }) => sum + share, 0);
}
