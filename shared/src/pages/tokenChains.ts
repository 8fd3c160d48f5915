/** A public chain that tokens live on. */
export interface TokenChain {
  /** Stands in the address: `/assets?chain=bnb-chain`. */
  readonly key: string;
  /** As rows of the coin list name it. */
  readonly chain: string;
}

/** The chains that the list of tokens can be narrowed to: those with the most tokens first. */
export const TOKEN_CHAINS: readonly TokenChain[] = [
  { key: 'ethereum', chain: 'Ethereum' },
  { key: 'solana', chain: 'Solana' },
  { key: 'bnb-chain', chain: 'BNB Chain' },
  { key: 'tron', chain: 'TRON' },
  { key: 'base', chain: 'Base' },
  { key: 'arbitrum', chain: 'Arbitrum' },
  { key: 'sui', chain: 'Sui' },
  { key: 'optimism', chain: 'Optimism' },
  { key: 'polygon', chain: 'Polygon' },
];

/** The chain an address names; undefined when it names none of them. */
export function tokenChain(key: string | null): TokenChain | undefined {
  return TOKEN_CHAINS.find((one) => one.key === key);
}
