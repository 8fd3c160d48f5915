/** The chains of a decentralised exchange, the one with most volume first. */
export const DEX_HOMES: Readonly<Record<string, readonly string[]>> = {
  uniswap: ['Ethereum', 'Base', 'Arbitrum', 'Unichain'],
  pancakeswap: ['BNB Chain', 'Base', 'Arbitrum'],
  raydium: ['Solana'],
  jupiter: ['Solana'],
  orca: ['Solana'],
  hyperliquid: ['Hyperliquid L1'],
  aster: ['BNB Chain'],
  lighter: ['Lighter L2'],
  dydx: ['dYdX Chain'],
  gmx: ['Arbitrum', 'Avalanche'],
  curve: ['Ethereum', 'Arbitrum'],
  sushiswap: ['Ethereum', 'Katana'],
  balancer: ['Ethereum', 'Base'],
  aerodrome: ['Base'],
};
