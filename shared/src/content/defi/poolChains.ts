/** A chain whose pools can be listed alone: its code in addresses, and its name as the catalogue of contracts spells it. */
export interface PoolChain {
  readonly code: string;
  readonly name: string;
}

/** In menu order. */
export const poolChains = [
  { code: 'eth', name: 'Ethereum' },
  { code: 'solana', name: 'Solana' },
  { code: 'bsc', name: 'BNB Chain' },
  { code: 'base', name: 'Base' },
  { code: 'arbitrum', name: 'Arbitrum' },
  { code: 'polygon', name: 'Polygon' },
  { code: 'avalanche', name: 'Avalanche' },
  { code: 'optimism', name: 'Optimism' },
  { code: 'sui', name: 'Sui' },
  { code: 'tron', name: 'TRON' },
  { code: 'ton', name: 'TON' },
] as const satisfies readonly PoolChain[];

export type PoolChainCode = (typeof poolChains)[number]['code'];

/** A chain by its code; null if its pools are not listed alone. */
export function findPoolChain(code: string): (typeof poolChains)[number] | null {
  return poolChains.find((chain) => chain.code === code) ?? null;
}

/** The code of a chain by its name; null for one whose pools are not listed alone. */
export function poolChainCodeOf(name: string): PoolChainCode | null {
  return poolChains.find((chain) => chain.name === name)?.code ?? null;
}
