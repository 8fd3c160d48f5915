import { formatAmount } from '../format/amount.ts';
import { formatFundingRate, formatPercent, formatShare } from '../format/percent.ts';
import { formatPrice } from '../format/price.ts';
import { COIN_MEASURES, MARKET_MEASURES, type Measure, OTHER_MEASURES } from './measures.ts';

/** What an alert is about: a coin, an exchange's notices, news with a word, an indicator's band, or the whole market. */
export type AlertAbout = 'coin' | 'market' | 'zone' | 'exchange' | 'word';

/** What a coin must have for a kind to make sense of it. */
export type CoinNeed = 'hasFutures' | 'hasUnlocks';

/** The numbers that a threshold may be. */
interface ThresholdBounds {
  readonly least?: number;
  readonly most?: number;
  readonly isWhole?: true;
  /** What the form asks for; default: as its bounds say. */
  readonly wanted?: string;
}

/** A number that reaches a threshold. */
export interface ValueKind {
  readonly asks: 'value';
  readonly about: 'coin' | 'market';
  readonly label: string;
  /** Absent: any coin has it. */
  readonly needs?: CoinNeed;
  /** Unit of the threshold; '' for none. */
  readonly unit: string;
  readonly bounds: ThresholdBounds;
  /** How each direction is said; one that makes no sense is absent. */
  readonly says: Readonly<Partial<Record<'above' | 'below', string>>>;
  /** A value with its unit: `70,123.45 USD`, `+5.20%`. */
  readonly format: (value: number) => string;
}

/** Something that holds, or happens: without a threshold. */
export interface StateKind {
  readonly asks: 'zone' | 'event';
  readonly about: 'zone' | 'exchange' | 'word';
  readonly label: string;
}

export type AlertKind = ValueKind | StateKind;

const AMOUNT = { least: 0, wanted: '请输入不小于 0 的数字' } as const;
const REACHED = { above: '涨到', below: '跌到' } as const;

const inDollars = (format: (value: number) => string) => (value: number) => `${format(value)} USD`;

/**
 * Everything that can be watched, one row each: form, evaluation, text and store derive from it. What is read for each
 * stands in `alertSources`; a row without a source does not compile.
 */
export const ALERT_KINDS = {
  price: {
    asks: 'value',
    about: 'coin',
    label: '价格',
    unit: 'USD',
    bounds: AMOUNT,
    says: REACHED,
    format: inDollars(formatPrice),
  },
  change24h: {
    asks: 'value',
    about: 'coin',
    label: '24H涨幅',
    unit: '%',
    bounds: {},
    says: REACHED,
    format: formatPercent,
  },
  volume24h: {
    asks: 'value',
    about: 'coin',
    label: '24H成交额',
    unit: 'USD',
    bounds: AMOUNT,
    says: REACHED,
    format: inDollars(formatAmount),
  },
  turnoverRate: {
    asks: 'value',
    about: 'coin',
    label: '换手率',
    unit: '%',
    bounds: AMOUNT,
    says: REACHED,
    format: (value) => formatShare(value),
  },
  funding: {
    asks: 'value',
    about: 'coin',
    label: '资金费率（8小时）',
    needs: 'hasFutures',
    unit: '%',
    bounds: {},
    says: REACHED,
    format: formatFundingRate,
  },
  interest24h: {
    asks: 'value',
    about: 'coin',
    label: '持仓量24H变化',
    needs: 'hasFutures',
    unit: '%',
    bounds: {},
    says: REACHED,
    format: formatPercent,
  },
  unlock: {
    asks: 'value',
    about: 'coin',
    label: '距解锁',
    needs: 'hasUnlocks',
    unit: '天',
    says: { below: '不到' },
    bounds: { least: 1, most: 60, isWhole: true, wanted: '请输入 1 到 60 的整数' },
    format: (value) => `${value < 1 ? '不到 1' : Math.floor(value)} 天`,
  },
  fearGreed: {
    asks: 'value',
    about: 'market',
    label: '恐惧贪婪指数',
    unit: '',
    says: REACHED,
    bounds: { least: 0, most: 100, wanted: '请输入 0 到 100 的数字' },
    format: (value) => `${Math.round(value)} 分`,
  },
  usdtPremium: {
    asks: 'value',
    about: 'market',
    label: 'USDT场外溢价',
    unit: '%',
    bounds: {},
    says: REACHED,
    format: formatPercent,
  },
  liquidated1h: {
    asks: 'value',
    about: 'market',
    label: '本小时爆仓额',
    unit: 'USD',
    bounds: AMOUNT,
    says: { above: '达到' },
    format: inDollars(formatAmount),
  },
  zone: { asks: 'zone', about: 'zone', label: '指标区间' },
  listing: { asks: 'event', about: 'exchange', label: '新币上线' },
  flash: { asks: 'event', about: 'word', label: '快讯关键词' },
} as const satisfies Readonly<Record<Measure, AlertKind>>;

/** The row of a measure, as every row can be read. */
export function kindOf(measure: Measure): AlertKind {
  return ALERT_KINDS[measure];
}

/** What most coins have, for as long as it is not known of one. */
const USUAL_COIN: Readonly<Record<CoinNeed, boolean>> = { hasFutures: true, hasUnlocks: false };

/** What can be watched of a coin that `has` some things, or without one (null). */
export function measuresFor(
  coin: object | null,
  has: Readonly<Record<CoinNeed, boolean>> = USUAL_COIN,
): readonly Measure[] {
  if (coin === null) return [...MARKET_MEASURES, ...OTHER_MEASURES];
  return COIN_MEASURES.filter((measure) => {
    const kind = kindOf(measure);
    return kind.asks !== 'value' || kind.needs === undefined || has[kind.needs];
  });
}
