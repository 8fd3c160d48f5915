import { type Bar, type Column, createSheet, type OfBar, type Series, type Sheet } from './sheet.ts';

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
  /** bar: from zero, coloured by sign or, for volumes, by its candle; dot: a mark for each candle. */
  readonly draws?: 'bar' | 'dot';
}

/** A technical indicator: texts, parameters with defaults, and its formula. */
export interface Technical {
  readonly key: string;
  readonly title: string;
  /** main: in the price chart, in the unit of prices; sub: in its own pane. */
  readonly pane: 'main' | 'sub';
  readonly params: readonly Param[];
  /** Its series for given parameters. */
  readonly lines: (params: readonly number[]) => readonly TechnicalLine[];
  /** Computes a column of the sheet for each line. */
  readonly calc: (sheet: Sheet, params: readonly number[]) => readonly Column[];
  /** Decimals; default: those of prices. */
  readonly precision?: number;
  /** Whether amounts are formatted with 万 and 亿. */
  readonly isAmount?: boolean;
  /** What it needs besides prices and volumes: the coin's futures, or how much of the volume takers bought. */
  readonly needs?: 'futures' | 'takers';
  /** Unit of its values, where they are no prices: `%/8h`. */
  readonly unit?: string;
  /** Its values in words; default: with the decimals of its axis. */
  readonly write?: (value: number) => string;
}

/** A parameter that is a number of candles. */
export function candles(label: string, value: number, min = 1): Param {
  return { label, value, min, max: 500, step: 1 };
}

/** A parameter that is a multiple or a factor. */
export function factor(label: string, value: number, step = 0.1): Param {
  return { label, value, min: step, max: 20, step };
}

/** The series of an indicator over fixed candles, oldest first; one for each of its lines. */
export function seriesOf(
  technical: Technical,
  bars: readonly Bar[],
  params: readonly number[],
): readonly Series[] {
  return technical.calc(createSheet(bars), params).map(({ values }) => values);
}

const closeOf: OfBar<number> = (bar) => bar.close;
const highOf: OfBar<number> = (bar) => bar.high;
const lowOf: OfBar<number> = (bar) => bar.low;
const volumeOf: OfBar<number> = (bar) => bar.volume;
const rangeOf: OfBar<number> = (bar, { close } = bar) =>
  Math.max(bar.high - bar.low, Math.abs(bar.high - close), Math.abs(bar.low - close));

/** A candle's typical price: the mean of high, low and close. */
export const typicalOf = (bar: Bar): number => (bar.high + bar.low + bar.close) / 3;

/** Closes of candles. */
export const closes = (sheet: Sheet): Column => sheet.each(closeOf);
/** Highs of candles. */
export const highs = (sheet: Sheet): Column => sheet.each(highOf);
/** Lows of candles. */
export const lows = (sheet: Sheet): Column => sheet.each(lowOf);
/** Volumes of candles, in coins. */
export const volumes = (sheet: Sheet): Column => sheet.each(volumeOf);
/** Typical prices of candles. */
export const typical = (sheet: Sheet): Column => sheet.each(typicalOf);
/** True ranges: high to low, including the gap to the previous close. */
export const trueRange = (sheet: Sheet): Column => sheet.each(rangeOf);

/** Lines with fixed names, for indicators whose number of lines does not depend on parameters. */
export function fixed(...lines: readonly (readonly [key: string, title: string, draws?: 'bar' | 'dot'])[]) {
  const made = lines.map(([key, title, draws]) => (draws ? { key, title, draws } : { key, title }));
  return (): readonly TechnicalLine[] => made;
}
