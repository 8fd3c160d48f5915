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
  'usd1-wlfi': [
    ['BSC', 82],
    ['Ethereum', 7],
    ['Solana', 5],
    ['其他', 6],
  ],
  'paypal-usd': [
    ['Ethereum', 70],
    ['Solana', 26],
    ['Arbitrum', 1.5],
    ['其他', 2.5],
  ],
  'falcon-finance': [
    ['Ethereum', 97],
    ['其他', 3],
  ],
  'ripple-usd': [
    ['Ethereum', 78],
    ['其他', 22],
  ],
  'first-digital-usd': [
    ['BSC', 62],
    ['Ethereum', 26],
    ['Sui', 2],
    ['其他', 10],
  ],
  'global-dollar': [
    ['Solana', 58],
    ['Ethereum', 14],
    ['其他', 28],
  ],
  'true-usd': [
    ['Tron', 86],
    ['Ethereum', 11],
    ['BSC', 1],
    ['其他', 2],
  ],
  usdd: [
    ['Tron', 86],
    ['Ethereum', 12],
    ['BSC', 2],
  ],
  'euro-coin': [
    ['Ethereum', 64],
    ['Base', 22],
    ['Solana', 10],
    ['Avalanche', 4],
  ],
};

/** First day of stablecoins on chains that are younger than the oldest of these coins. */
export const CHAIN_BIRTHS: Readonly<Record<string, string>> = {
  Tron: '2019-04-16',
  BSC: '2020-09-01',
  Solana: '2020-10-27',
  Polygon: '2020-10-01',
  Avalanche: '2021-06-01',
  Arbitrum: '2021-08-31',
  Optimism: '2021-11-12',
  Base: '2023-08-09',
  Sui: '2023-10-01',
  'Hyperliquid L1': '2025-02-18',
};
