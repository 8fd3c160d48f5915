/** What of a coin can be watched. */
export const COIN_MEASURES = ['price', 'change24h', 'volume24h', 'turnoverRate'] as const;
/** What of the whole market can be watched. */
export const MARKET_MEASURES = ['fearGreed', 'usdtPremium'] as const;
export const ALERT_MEASURES = [...COIN_MEASURES, ...MARKET_MEASURES] as const;

export type CoinMeasure = (typeof COIN_MEASURES)[number];
export type MarketMeasure = (typeof MARKET_MEASURES)[number];
export type Measure = (typeof ALERT_MEASURES)[number];

/** once: then it rests; daily: at most once a day of the visitor's own clock; cooldown: again after `cooldown`. */
export const ALERT_REPEATS = ['once', 'daily', 'cooldown'] as const;
export type Repeat = (typeof ALERT_REPEATS)[number];

export interface Alert {
  readonly id: string;
  /** The coin; null for a measure of the whole market. */
  readonly coin: { readonly code: string; readonly name: string } | null;
  readonly measure: Measure;
  readonly direction: 'above' | 'below';
  /** In the measure's unit. */
  readonly threshold: number;
  readonly repeat: Repeat;
  /** Minutes; counts with `cooldown` alone. */
  readonly cooldown: number;
  readonly armed: boolean;
  /** Epoch ms, null when it never has. */
  readonly lastFiredAt: number | null;
}

/** Of one visitor. */
export const ALERTS_MAX = 50;
/** Minutes between two tellings when the visitor does not say. */
export const COOLDOWN_DEFAULT = 60;
