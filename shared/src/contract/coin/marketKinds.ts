import type { MarketType } from './markets.ts';

/** Kinds of market, in tab order. */
export const MARKET_KINDS: readonly { readonly kind: MarketType; readonly label: string }[] = [
  { kind: 'spot', label: '现货' },
  { kind: 'futures', label: '合约' },
  { kind: 'dex', label: 'DEX' },
  { kind: 'otc', label: 'OTC' },
];

/** The kind an address selects; default: spot. */
export function marketKindOf(asked: string | null | undefined): MarketType {
  return MARKET_KINDS.find(({ kind }) => kind === asked)?.kind ?? 'spot';
}
