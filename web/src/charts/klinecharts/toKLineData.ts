import type { KLineData } from 'klinecharts';

/** A candle of our entities: epoch ms, prices in the quote, volume in coins, turnover in the quote. */
export interface CandlePoint {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  readonly turnover: number;
  /** Coins of the volume that takers bought; absent where nobody tells. */
  readonly bought?: number;
}

/** Converts our candle to the library's; only names change. */
export function toKLineData(candle: CandlePoint): KLineData {
  const { time, open, high, low, close, volume, turnover, bought } = candle;
  const bar = { timestamp: time, open, high, low, close, volume, turnover };
  return bought === undefined ? bar : { ...bar, bought };
}

/**
 * Converts a list: oldest first and each time once, as the library requires; of two candles for one time the later
 * wins.
 */
export function toKLineList(candles: readonly CandlePoint[]): KLineData[] {
  const byTime = new Map(candles.map((candle) => [candle.time, candle]));
  return [...byTime.values()].sort((a, b) => a.time - b.time).map(toKLineData);
}
