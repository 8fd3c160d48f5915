import type { ThemeColors } from '#ui/theme/readTokens.ts';

/**
 * How a series' numbers are written: price and money are USD and shown in the visitor's unit, amount is a bare
 * quantity in 万/亿, percent is a change in percent with its sign, share a part of a whole in percent without one,
 * ratio and count are plain, rank is a place, of which the first stands on top,
 * coefficient is between −1 and 1.
 */
export type ValueKind =
  | 'price'
  | 'money'
  | 'amount'
  | 'percent'
  | 'share'
  | 'ratio'
  | 'coefficient'
  | 'count'
  | 'rank';

/** [epoch ms, value]; null leaves a gap. Oldest first. */
export type SeriesPoint = readonly [time: number, value: number | null];

export type SeriesColor = Extract<
  keyof ThemeColors,
  'brand' | 'up' | 'down' | 'neutral' | 'buy' | 'sell' | 'warning' | 'error' | 'success' | 'info'
>;

export interface TimeSeries {
  readonly key: string;
  readonly name: string;
  readonly points: readonly SeriesPoint[];
  readonly kind: ValueKind;
  /** Written after the number: Gwei, BTC. */
  readonly suffix?: string;
  /** Decimals of a ratio or of a change in percent, where not the usual ones. */
  readonly digits?: number | undefined;
  readonly axis?: 'left' | 'right';
  /** Bars may be signed: then they take the visitor's up and down. */
  readonly shape?: 'line' | 'area' | 'step' | 'bar' | 'signedBar';
  /** By default the next of the chart colours. */
  readonly color?: SeriesColor;
  readonly dashed?: boolean;
  /** Series of one stack stand on each other. */
  readonly stack?: string;
  /** The crosshair reads its change since its first point as well. */
  readonly tellsChange?: boolean;
  /** Not drawn until the visitor asks for it. */
  readonly hidden?: boolean;
}

/** A stretch of values with a meaning, written on the chart: 定投区间 0.45–1.2. */
export interface Band {
  /** null: from below everything. */
  readonly from: number | null;
  /** null: to above everything. */
  readonly to: number | null;
  readonly text: string;
  readonly tone: 'success' | 'info' | 'warning' | 'error' | 'neutral';
  readonly axis?: 'left' | 'right';
}

/** A level with a name: 80% 极高风险. */
export interface Level {
  readonly value: number;
  readonly text: string;
  readonly tone?: Band['tone'];
  readonly axis?: 'left' | 'right';
}

/** Something that happened, marked under the line and told by the crosshair. */
export interface ChartEvent {
  readonly time: number;
  readonly title: string;
}
