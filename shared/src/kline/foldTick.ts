import { nextOpening, openingOf } from './openings.ts';

/** A candle of a chart: prices in the quote, time in epoch ms. */
export interface ChartCandle {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  readonly turnover: number;
  /** Coins of the volume that takers bought; absent where the venue does not tell. */
  readonly bought?: number;
}

/** A latest price and its time (epoch ms). */
export interface PriceAt {
  readonly time: number;
  readonly price: number;
}

/**
 * The current candle updated by a latest price: the same candle with close, high and low moved, or, once it has ended,
 * the following one (with volume 0, not known yet). A price older than the candle, or not positive, changes nothing.
 * Whole periods without a price get no candle here: the next poll brings them.
 */
export function foldTick(
  candle: ChartCandle,
  { time, price }: PriceAt,
  periodMinutes: number,
  shift: number,
): ChartCandle {
  if (!(price > 0) || time < candle.time) return candle;
  if (time < nextOpening(candle.time, periodMinutes, shift)) {
    if (price === candle.close) return candle;
    return {
      ...candle,
      close: price,
      high: Math.max(candle.high, price),
      low: Math.min(candle.low, price),
    };
  }
  return {
    time: openingOf(time, periodMinutes, shift),
    open: candle.close,
    high: Math.max(candle.close, price),
    low: Math.min(candle.close, price),
    close: price,
    volume: 0,
    turnover: 0,
    ...(candle.bought !== undefined && { bought: 0 }),
  };
}
