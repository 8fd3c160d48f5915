/**
 * Share of stablecoin supplies by chain, %, adding up to 100; approximate, as their issuers reported at the end of
 * 2025.
 */
export const STABLE_CHAINS: Readonly<Record<string, readonly (readonly [chain: string, share: number])[]>> = {
  tether: [
    ['Ethereum', 46],
    ['Tron', 42],
    ['BSC', 4.6],
    ['Solana', 1.5],
    ['Avalanche', 0.9],
    ['Arbitrum', 0.7],
    ['Polygon', 0.6],
    ['其他', 3.7],
  ],
  'usd-coin': [
    ['Ethereum', 63],
    ['Solana', 11],
    ['Hyperliquid L1', 8],
    ['Base', 5.5],
    ['Arbitrum', 3.4],
    ['BSC', 1.7],
    ['Polygon', 1.2],
    ['Avalanche', 0.9],
    ['Sui', 0.8],
    ['Optimism', 0.5],
    ['其他', 4],
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
