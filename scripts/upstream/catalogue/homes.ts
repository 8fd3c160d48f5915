/** Exchange tokens and the exchange they trade on. */
export const HOMES: Readonly<Record<string, string>> = {
  binancecoin: 'binance',
  okb: 'okx',
  'leo-token': 'bitfinex',
  'crypto-com-chain': 'crypto-com',
  'bitget-token': 'bitget',
  'kucoin-shares': 'kucoin',
  'gatechain-token': 'gate',
  'mx-token': 'mexc',
  'huobi-token': 'huobi',
  whitebit: 'whitebit',
};
