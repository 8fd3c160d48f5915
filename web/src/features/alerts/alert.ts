import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { groupThousands, plainDecimal } from '@coinmirror/shared/format/decimal.ts';
import { formatPercent, formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';

/** What of a coin can be watched. */
export const COIN_MEASURES = ['price', 'change24h', 'volume24h', 'turnoverRate'] as const;
/** What of the whole market can be watched. */
export const MARKET_MEASURES = ['fearGreed', 'usdtPremium'] as const;

export type CoinMeasure = (typeof COIN_MEASURES)[number];
export type MarketMeasure = (typeof MARKET_MEASURES)[number];
export type Measure = CoinMeasure | MarketMeasure;

interface MeasureFacts {
  readonly label: string;
  /** Unit of the threshold. */
  readonly unit: string;
}

export const MEASURES: Readonly<Record<Measure, MeasureFacts>> = {
  price: { label: '价格', unit: 'USD' },
  change24h: { label: '24H涨幅', unit: '%' },
  volume24h: { label: '24H成交额', unit: 'USD' },
  turnoverRate: { label: '换手率', unit: '%' },
  fearGreed: { label: '恐惧贪婪指数', unit: '' },
  usdtPremium: { label: 'USDT场外溢价', unit: '%' },
};

/** once: then it rests; daily: at most once a day of the visitor's own clock; cooldown: again after `cooldown`. */
export type Repeat = 'once' | 'daily' | 'cooldown';

export interface Alert {
  readonly id: string;
  /** The coin; null for a measure of the whole market. */
  readonly coin: { readonly code: string; readonly name: string } | null;
  readonly measure: Measure;
  readonly direction: 'above' | 'below';
  readonly threshold: number;
  readonly repeat: Repeat;
  /** Minutes; counts with `cooldown` alone. */
  readonly cooldown: number;
  readonly armed: boolean;
  /** Epoch ms, null when it never has. */
  readonly lastFiredAt: number | null;
}

/** Minutes of the visitor's day, 0–1439; from after to means over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** An alert that came true, in the words it was told with. */
export interface Fired {
  readonly id: string;
  readonly text: string;
  /** The value at that moment, and how it was told (70,123.45 USD); '' in what was kept before that was noted. */
  readonly value: number;
  readonly reading: string;
  readonly at: number;
}

/** All this browser keeps of alerts. */
export interface AlertBook {
  readonly alerts: readonly Alert[];
  /** Newest first. */
  readonly fired: readonly Fired[];
  readonly quiet: QuietHours | null;
}

export const emptyAlerts: AlertBook = { alerts: [], fired: [], quiet: null };

export const ALERTS_MAX = 50;
export const FIRED_KEPT = 50;
/** Minutes between two tellings when the visitor does not say. */
export const COOLDOWN_DEFAULT = 60;

/** Whose measure it is, and what must be true of it: "比特币 价格 ≥ 70,000 USD". */
export function alertText({ coin, measure, direction, threshold }: Alert): string {
  const { label, unit } = MEASURES[measure];
  const words = [
    coin?.name ?? '',
    label,
    direction === 'above' ? '≥' : '≤',
    groupThousands(plainDecimal(threshold)),
    unit,
  ];
  return words.filter(Boolean).join(' ');
}

/** A value of a measure as it is told: 70,123.45 USD, +5.20%, 62 分. */
export function readingText(measure: Measure, value: number): string {
  switch (measure) {
    case 'price':
      return `${formatPrice(value)} USD`;
    case 'volume24h':
      return `${formatAmount(value)} USD`;
    case 'change24h':
    case 'usdtPremium':
      return formatPercent(value);
    case 'turnoverRate':
      return formatShare(value);
    case 'fearGreed':
      return `${Math.round(value)} 分`;
  }
}
