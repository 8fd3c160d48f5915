/** The venues whose tickers make the price, by their code in the catalogue of exchanges. */
export const venueNames = [
  'binance',
  'okx',
  'bybit',
  'gate',
  'bitget',
  'coinbase',
  'kraken',
  'upbit',
] as const;

export type VenueName = (typeof venueNames)[number];
