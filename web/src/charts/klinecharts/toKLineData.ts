import type { KLineData } from 'klinecharts';

/** A candle as our entities have it: epoch ms, prices in the quote, volume in coins, turnover in the quote. */
export interface CandlePoint {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  readonly turnover: number;
}

/** Our candle as the library's; nothing but names changes. */
export function toKLineData(candle: CandlePoint): KLineData {
  const { time, open, high, low, close, volume, turnover } = candle;
  return { timestamp: time, open, high, low, close, volume, turnover };
}

/** Many, oldest first and each instant once, as the library needs them; of two for one instant the later stands. */
export function toKLineList(candles: readonly CandlePoint[]): KLineData[] {
  const byTime = new Map(candles.map((candle) => [candle.time, candle]));
  return [...byTime.values()].sort((a, b) => a.time - b.time).map(toKLineData);
}
