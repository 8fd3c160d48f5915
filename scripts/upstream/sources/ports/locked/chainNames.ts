import type { DefiChainCode } from '@coinmirror/shared/content/defi/chains.ts';

/** How DefiLlama names each chain: the first name is asked for, all of them are read. */
const NAMES: Readonly<Record<DefiChainCode, readonly [string, ...string[]]>> = {
  eth: ['Ethereum'],
  bsc: ['BSC', 'Binance'],
  heco: ['Heco'],
  oec: ['OKTChain', 'OKExChain'],
  solana: ['Solana'],
  bitcoin: ['Bitcoin'],
  tron: ['Tron'],
  base: ['Base'],
  arbitrum: ['Arbitrum'],
  'hyperliquid-l1': ['Hyperliquid L1', 'Hyperliquid'],
  avalanche: ['Avalanche', 'Avax'],
  sui: ['Sui'],
  polygon: ['Polygon'],
  optimism: ['OP Mainnet', 'Optimism'],
};

const codes = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
);

/** The code of a chain of DefiLlama; null for one without a page here. */
export function chainCodeOf(name: string): string | null {
  return codes.get(name) ?? null;
}

/** The name by which DefiLlama is asked for a chain; null for one it does not know. */
export function chainNameOf(code: string): string | null {
  return Object.entries(NAMES).find(([known]) => known === code)?.[1][0] ?? null;
}
