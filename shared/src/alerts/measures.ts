/** What can be watched of a coin, in the form's order. */
export const COIN_MEASURES = [
  'price',
  'change24h',
  'volume24h',
  'turnoverRate',
  'funding',
  'interest24h',
  'unlock',
] as const;
/** What can be watched of the whole market: numbers, bands of indicators, notices and news. */
export const MARKET_MEASURES = ['fearGreed', 'usdtPremium', 'liquidated1h'] as const;
export const OTHER_MEASURES = ['zone', 'listing', 'flash'] as const;
/** Apart from their rows (`kinds.ts`), because every first load reads which ones there are. */
export const ALERT_MEASURES = [...COIN_MEASURES, ...MARKET_MEASURES, ...OTHER_MEASURES] as const;

export type CoinMeasure = (typeof COIN_MEASURES)[number];
export type MarketMeasure = (typeof MARKET_MEASURES)[number];
export type Measure = (typeof ALERT_MEASURES)[number];
