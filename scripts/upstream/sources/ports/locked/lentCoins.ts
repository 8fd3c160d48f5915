/** Coins that are lent, by the symbol of their pools: written down, since a symbol alone tells no coin. */
const CODES: Readonly<Record<string, string>> = {
  USDC: 'usd-coin',
  USDT: 'tether',
  USDT0: 'tether',
  DAI: 'dai',
  USDS: 'usds',
  USDE: 'ethena-usde',
  PYUSD: 'paypal-usd',
  WETH: 'ethereum',
  ETH: 'ethereum',
  WBTC: 'wrapped-bitcoin',
  CBBTC: 'coinbase-wrapped-btc',
  WSTETH: 'wrapped-steth',
  SOL: 'solana',
  BNB: 'binancecoin',
  WBNB: 'binancecoin',
  AVAX: 'avalanche-2',
  WAVAX: 'avalanche-2',
  TRX: 'tron',
  SUI: 'sui',
  LINK: 'chainlink',
  AAVE: 'aave',
  UNI: 'uniswap',
  HYPE: 'hyperliquid',
  WHYPE: 'hyperliquid',
};

/** The coin of a lending pool by its symbol; null for one that is not written down. */
export function lentCoinOf(symbol: string): string | null {
  return CODES[symbol.toUpperCase()] ?? null;
}
