import type { CandlePoint } from '#charts/klinecharts/toKLineData.ts';

/** A chart under measurement. */
export interface MeasuredChart {
  /** Draws a newer state of the last candle, or the next one. */
  readonly update: (candle: CandlePoint) => void;
  /** Shows another symbol and period; only the product's chart can. */
  readonly show?: (symbol: string, minutes: number) => void;
  /** Which candles are drawn: the requested ones, none yet, or others. */
  readonly shows?: () => 'right' | 'nothing' | 'other';
}

/** Draws candles on an element, with four averages and the volume below. */
export type MakeChart = (
  box: HTMLElement,
  candles: readonly CandlePoint[],
) => MeasuredChart | Promise<MeasuredChart>;

export const AVERAGES = [5, 10, 30, 60] as const;
export const MINUTE = 60_000;
const BEGIN = Date.UTC(2026, 0, 1);

/** A random walk of prices, the same in each run. */
export function makeCandles(count: number): readonly CandlePoint[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  let price = 60_000;
  return Array.from({ length: count }, (_, i) => {
    const open = price;
    price *= 1 + (random() - 0.5) * 0.004;
    const close = price;
    const high = Math.max(open, close) * (1 + random() * 0.001);
    const low = Math.min(open, close) * (1 - random() * 0.001);
    const volume = 1 + random() * 20;
    return { time: BEGIN + i * MINUTE, open, high, low, close, volume, turnover: volume * close };
  });
}
