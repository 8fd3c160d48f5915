/** How sources name an exchange of ours; a market without a name is not told. */
interface VenueNames {
  /** CoinGecko's ids of its spot and of its derivatives market. */
  readonly spot?: string;
  readonly futures?: string;
  /** DefiLlama's slug of a decentralised exchange. */
  readonly dex?: string;
}

/** At most 38 spot markets: each costs a call a day of CoinGecko's budget. */
const NAMES: Readonly<Record<string, VenueNames>> = {
  binance: { spot: 'binance', futures: 'binance_futures' },
  coinbase: { spot: 'gdax' },
  okx: { spot: 'okex', futures: 'okex_swap' },
  bybit: { spot: 'bybit_spot', futures: 'bybit' },
  bitget: { spot: 'bitget', futures: 'bitget_futures' },
  upbit: { spot: 'upbit' },
  kraken: { spot: 'kraken', futures: 'kraken_futures' },
  gate: { spot: 'gate', futures: 'gate_futures' },
  kucoin: { spot: 'kucoin', futures: 'kumex' },
  huobi: { spot: 'huobi', futures: 'huobi_dm' },
  mexc: { spot: 'mxc', futures: 'mxc_futures' },
  'crypto-com': { spot: 'crypto_com', futures: 'crypto_com_futures' },
  bitfinex: { spot: 'bitfinex', futures: 'bitfinex_futures' },
  hashkey: { spot: 'hashkey_exchange' },
  bithumb: { spot: 'bithumb' },
  bitstamp: { spot: 'bitstamp' },
  gemini: { spot: 'gemini' },
  deribit: { futures: 'deribit' },
  bitflyer: { spot: 'bitflyer', futures: 'bitflyer_futures' },
  bingx: { spot: 'bingx', futures: 'bingx_futures' },
  lbank: { spot: 'lbank' },
  whitebit: { spot: 'whitebit', futures: 'whitebit_futures' },
  bitmart: { spot: 'bitmart', futures: 'bitmart_futures' },
  xt: { spot: 'xt', futures: 'xt_derivatives' },
  hyperliquid: { futures: 'hyperliquid' },
  phemex: { spot: 'phemex', futures: 'phemex_futures' },
  coinex: { spot: 'coinex', futures: 'coinex_futures' },
  bitmex: { futures: 'bitmex' },
  coincheck: { spot: 'coincheck' },
  bitvavo: { spot: 'bitvavo' },
  bitbank: { spot: 'bitbank' },
  coinone: { spot: 'coinone' },
  korbit: { spot: 'korbit' },
  poloniex: { spot: 'poloniex', futures: 'poloniex_futures' },
  bitrue: { spot: 'bitrue', futures: 'bitrue_futures' },
  indodax: { spot: 'indodax' },
  btcturk: { spot: 'btcturk' },
  paribu: { spot: 'paribu' },
  'mercado-bitcoin': { spot: 'mercado_bitcoin' },
  bitso: { spot: 'bitso' },
  luno: { spot: 'luno' },
  dydx: { futures: 'dydx_perpetual' },
  uniswap: { dex: 'uniswap' },
  pancakeswap: { dex: 'pancakeswap' },
  raydium: { dex: 'raydium' },
  curve: { dex: 'curve-dex' },
  sushiswap: { dex: 'sushi' },
  balancer: { dex: 'balancer' },
  aerodrome: { dex: 'aerodrome' },
  orca: { dex: 'orca-dex' },
};

/** The names of an exchange by its code. */
export function venueNamesOf(code: string): VenueNames {
  return NAMES[code] ?? {};
}

/** CoinGecko's ids of all spot markets, the largest first. */
export const spotIds: readonly string[] = Object.values(NAMES).flatMap(({ spot }) => spot ?? []);

/** DefiLlama's slugs of all decentralised exchanges. */
export const dexSlugs: readonly string[] = Object.values(NAMES).flatMap(({ dex }) => dex ?? []);

/** The exchange whose derivatives market has an id of CoinGecko; null for one without a page here. */
export function venueOfFutures(id: string): string | null {
  return Object.entries(NAMES).find(([, { futures }]) => futures === id)?.[0] ?? null;
}
