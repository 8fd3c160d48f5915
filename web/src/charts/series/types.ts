import type { ThemeColors } from '#ui/theme/readTokens.ts';

/**
 * The number format of a series: price and money are USD and shown in the visitor's currency, amount is a bare quantity
 * in 万/亿, percent is a signed change in percent, share a part of a whole in percent without a sign, ratio and count are
 * plain, rank has the first on top, coefficient is between −1 and 1.
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
  'ink' | 'up' | 'down' | 'neutral' | 'buy' | 'sell' | 'warning' | 'error' | 'success' | 'info'
>;

export interface TimeSeries {
  readonly key: string;
  readonly name: string;
  readonly points: readonly SeriesPoint[];
  readonly kind: ValueKind;
  /** Appended to the number: Gwei, BTC. */
  readonly suffix?: string;
  /** Decimals of a ratio or of a change in percent, where they differ from the default. */
  readonly digits?: number | undefined;
  readonly axis?: 'left' | 'right';
  /** Signed bars use the visitor's colours of up and down. */
  readonly shape?: 'line' | 'area' | 'step' | 'bar' | 'signedBar';
  /** By default the next of the chart colours. */
  readonly color?: SeriesColor;
  readonly dashed?: boolean;
  /** Series with the same stack are stacked on each other. */
  readonly stack?: string;
  /** The crosshair also shows its change since its first point. */
  readonly showsChange?: boolean;
  /** Code of the coin whose closes it is, or is computed from: a record of these asks to be named. */
  readonly closesOf?: string;
  /** Hidden until the visitor turns it on. */
  readonly hidden?: boolean;
}

/** A value range with a meaning, labelled on the chart: 定投区间 0.45–1.2. */
export interface Band {
  /** null: no lower bound. */
  readonly from: number | null;
  /** null: no upper bound. */
  readonly to: number | null;
  readonly text: string;
  readonly tone: 'success' | 'info' | 'warning' | 'error' | 'neutral';
  readonly axis?: 'left' | 'right';
}

/** A level with a name, which the chart writes with its value: 极高风险 80%. */
export interface Level {
  readonly value: number;
  readonly text: string;
  readonly tone?: Band['tone'];
  readonly axis?: 'left' | 'right';
}

/** An event, marked under the line and shown by the crosshair. */
export interface ChartEvent {
  readonly time: number;
  readonly title: string;
}
