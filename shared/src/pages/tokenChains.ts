/** A public chain with tokens. */
export interface TokenChain {
  /** Part of the address: `/assets?chain=bnb-chain`. */
  readonly key: string;
  /** The chain's name in rows of the coin list. */
  readonly chain: string;
}

/** The chains that the token list can be filtered by: those with the most tokens first. */
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

/** The chain of an address; undefined if unknown. */
export function tokenChain(key: string | null): TokenChain | undefined {
  return TOKEN_CHAINS.find((one) => one.key === key);
}
