/**
 * Share of stablecoin supplies by chain, %, adding up to 100; approximate, as their issuers reported at the end of
 * 2025.
 */
export const STABLE_CHAINS: Readonly<Record<string, readonly (readonly [chain: string, share: number])[]>> = {
  tether: [
    ['Ethereum', 47],
    ['Tron', 42],
    ['BSC', 4.5],
    ['Solana', 1.5],
    ['其他', 5],
  ],
  'usd-coin': [
    ['Ethereum', 66],
    ['Solana', 11],
    ['Hyperliquid', 8],
    ['Base', 5.5],
    ['其他', 9.5],
  ],
  'ethena-usde': [
    ['Ethereum', 96],
    ['其他', 4],
  ],
  dai: [
    ['Ethereum', 88],
    ['Polygon', 4],
    ['其他', 8],
  ],
};
