import type { Series } from './series.ts';

/** What an indicator is worked out of. Volume in coins, turnover in the quote. */
export interface Bar {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  readonly turnover: number;
}

export interface Param {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Smallest change; 1 for counts of candles. */
  readonly step: number;
}

/** One drawn series of an indicator. */
export interface TechnicalLine {
  readonly key: string;
  readonly title: string;
  /** bar: from zero, coloured by its sign or, of volumes, by its candle; dot: a mark for each candle. */
  readonly draws?: 'bar' | 'dot';
}

/** A technical indicator: words, parameters with their usual values, and its formula. */
export interface Technical {
  readonly key: string;
  readonly title: string;
  /** main: over the candles, in the unit of prices; sub: in a pane of its own. */
  readonly pane: 'main' | 'sub';
  readonly params: readonly Param[];
  /** The series it has with these parameters. */
  readonly lines: (params: readonly number[]) => readonly TechnicalLine[];
  /** A series for each line, as long as the candles (oldest first). */
  readonly calc: (bars: readonly Bar[], params: readonly number[]) => readonly Series[];
  /** Decimals; those of prices without it. */
  readonly precision?: number;
  /** Amounts: written with 万 and 亿. */
  readonly isAmount?: boolean;
}

/** A parameter that counts candles. */
export function candles(label: string, value: number, min = 1): Param {
  return { label, value, min, max: 500, step: 1 };
}

/** A parameter that is a multiple or a factor. */
export function factor(label: string, value: number, step = 0.1): Param {
  return { label, value, min: step, max: 20, step };
}

/** The parameter at a place; the indicator's own value where none is given. */
export function paramAt(params: readonly number[], place: number, fallback: number): number {
  return params[place] ?? fallback;
}

/** Closes of candles. */
export const closes = (bars: readonly Bar[]): Series => bars.map((bar) => bar.close);
/** Highs of candles. */
export const highs = (bars: readonly Bar[]): Series => bars.map((bar) => bar.high);
/** Lows of candles. */
export const lows = (bars: readonly Bar[]): Series => bars.map((bar) => bar.low);
/** Typical prices: the mean of high, low and close. */
export const typical = (bars: readonly Bar[]): Series =>
  bars.map((bar) => (bar.high + bar.low + bar.close) / 3);

/** Lines with fixed names, for indicators whose number of lines does not depend on parameters. */
export function fixed(...lines: readonly (readonly [key: string, title: string, draws?: 'bar' | 'dot'])[]) {
  const made = lines.map(([key, title, draws]) => (draws ? { key, title, draws } : { key, title }));
  return (): readonly TechnicalLine[] => made;
}

/** True ranges: the candle's span, the gap to the close before included. */
export function trueRange(bars: readonly Bar[]): Series {
  return bars.map((bar, i) => {
    const before = bars[i - 1]?.close ?? bar.close;
    return Math.max(bar.high - bar.low, Math.abs(bar.high - before), Math.abs(bar.low - before));
  });
}
