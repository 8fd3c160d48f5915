/** A chain on which protocols run. */
export interface DefiChain {
  /** Part of the address. */
  readonly code: string;
  readonly name: string;
  /** Code of the coin that pays fees; its price drives most of the chain's locked value. */
  readonly coin: string;
  /** The chain is shut down: nothing is locked there, and no figures are shown. */
  readonly isStopped?: true;
}

/** In menu order; the first four are the specification's tabs. */
export const defiChains = [
  { code: 'eth', name: 'Ethereum', coin: 'ethereum' },
  { code: 'bsc', name: 'BSC', coin: 'binancecoin' },
  { code: 'heco', name: 'Heco', coin: 'huobi-token', isStopped: true },
  { code: 'oec', name: 'OEC', coin: 'okb', isStopped: true },
  { code: 'solana', name: 'Solana', coin: 'solana' },
  { code: 'bitcoin', name: 'Bitcoin', coin: 'bitcoin' },
  { code: 'tron', name: 'Tron', coin: 'tron' },
  { code: 'base', name: 'Base', coin: 'ethereum' },
  { code: 'arbitrum', name: 'Arbitrum', coin: 'ethereum' },
  { code: 'hyperliquid-l1', name: 'Hyperliquid L1', coin: 'hyperliquid' },
  { code: 'avalanche', name: 'Avalanche', coin: 'avalanche-2' },
  { code: 'sui', name: 'Sui', coin: 'sui' },
  { code: 'polygon', name: 'Polygon', coin: 'ethereum' },
  { code: 'optimism', name: 'Optimism', coin: 'ethereum' },
] as const satisfies readonly DefiChain[];

export type DefiChainCode = (typeof defiChains)[number]['code'];

/** A chain by its code; null if there is none. */
export function findDefiChain(code: string | undefined): DefiChain | null {
  return defiChains.find((chain) => chain.code === code) ?? null;
}
