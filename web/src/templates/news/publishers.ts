/** The exchanges whose notices are requested most; all others are found by name or keyword. */
export const NOTICE_PUBLISHERS = [
  { code: 'binance', name: '币安' },
  { code: 'okx', name: '欧易' },
  { code: 'bybit', name: 'Bybit' },
  { code: 'coinbase', name: 'Coinbase' },
  { code: 'bitget', name: 'Bitget' },
  { code: 'gate', name: 'Gate' },
  { code: 'kucoin', name: '库币' },
  { code: 'huobi', name: 'HTX' },
  { code: 'mexc', name: 'MEXC' },
  { code: 'upbit', name: 'Upbit' },
  { code: 'kraken', name: 'Kraken' },
] as const;
