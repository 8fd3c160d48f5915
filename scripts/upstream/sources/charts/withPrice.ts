import type { Candle } from '../../ports/candles.ts';
import { type Length, lengthMs, openingIn } from './length.ts';

/** A price and its instant, epoch ms. */
interface PriceAt {
  readonly time: number;
  readonly price: number;
}

/**
 * Candles as they are at an instant: none that opens later, and the one of the instant ends at its price. Where that
 * one is not told yet it begins at the last close, or, after a gap, at the price itself.
 */
export function withPrice(
  candles: readonly Candle[],
  { time, price }: PriceAt,
  length: Length,
): readonly Candle[] {
  const opening = openingIn(time, length);
  const known = candles.filter((candle) => candle.time <= opening);
  const last = known.at(-1);
  if (last?.time === opening) return [...known.slice(0, -1), closedAt(last, price)];
  const isNext = last !== undefined && last.time + lengthMs(length) === opening;
  const open = isNext ? last.close : price;
  const flat = { time: opening, open, high: open, low: open, close: open, volume: 0, turnover: 0 };
  const next = last?.bought === undefined ? flat : { ...flat, bought: 0 };
  return [...known, closedAt(next, price)];
}

function closedAt(candle: Candle, price: number): Candle {
  return {
    ...candle,
    high: Math.max(candle.high, price),
    low: Math.min(candle.low, price),
    close: price,
  };
}
