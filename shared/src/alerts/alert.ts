/** What can be watched of a coin. */
export const COIN_MEASURES = ['price', 'change24h', 'volume24h', 'turnoverRate'] as const;
/** What can be watched of the whole market. */
export const MARKET_MEASURES = ['fearGreed', 'usdtPremium'] as const;
export const ALERT_MEASURES = [...COIN_MEASURES, ...MARKET_MEASURES] as const;

export type CoinMeasure = (typeof COIN_MEASURES)[number];
export type MarketMeasure = (typeof MARKET_MEASURES)[number];
export type Measure = (typeof ALERT_MEASURES)[number];

/** once: then inactive; daily: at most once per day of the visitor's time zone; cooldown: again after `cooldown`. */
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
  /** Minutes; only used with `cooldown`. */
  readonly cooldown: number;
  readonly armed: boolean;
  /** Epoch ms; null if it never fired. */
  readonly lastFiredAt: number | null;
}

/** Per visitor. */
export const ALERTS_MAX = 50;
/** Minutes between two notifications unless the visitor sets another number. */
export const COOLDOWN_DEFAULT = 60;
