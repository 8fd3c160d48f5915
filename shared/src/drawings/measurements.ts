import type { Anchor } from './drawing.ts';

/** Retracements shown, as fractions of the move: Fibonacci ratios and one half. */
const FIBONACCI_RATIOS = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const;

/** A price level of a retracement. */
export interface Level {
  readonly ratio: number;
  readonly price: number;
}

/** Levels of a retracement of the move `from` → `to`: 0 at its end, 1 at its start. */
export function fibonacciLevels(from: number, to: number): readonly Level[] {
  return FIBONACCI_RATIOS.map((ratio) => ({ ratio, price: to + (from - to) * ratio }));
}

export interface Move {
  /** In the quote. */
  readonly change: number;
  /** In percent of the first price; null if that is not positive. */
  readonly percent: number | null;
  /** Whole candles; negative is back in time. */
  readonly candles: number;
  /** ms; negative is back in time. */
  readonly span: number;
}

const MINUTE = 60_000;

/** Distance between two points, in candles of `minutes`. */
export function moveOf(from: Anchor, to: Anchor, minutes: number): Move {
  const change = to.price - from.price;
  const span = to.time - from.time;
  return {
    change,
    percent: from.price > 0 ? (change / from.price) * 100 : null,
    candles: Math.round(span / (minutes * MINUTE)),
    span,
  };
}

export interface Position {
  /** In percent of the entry; negative if the target is on the wrong side. */
  readonly reward: number;
  /** In percent of the entry; negative if the stop is on the wrong side. */
  readonly risk: number;
  /** Reward ÷ risk; null if either is not positive. */
  readonly ratio: number | null;
}

/** Reward and risk of a position from its prices, without fees; null if the entry is not positive. */
export function positionOf(
  side: 'long' | 'short',
  entry: number,
  target: number,
  stop: number,
): Position | null {
  if (!(entry > 0)) return null;
  const sign = side === 'long' ? 1 : -1;
  const reward = ((target - entry) / entry) * 100 * sign;
  const risk = ((entry - stop) / entry) * 100 * sign;
  return { reward, risk, ratio: reward > 0 && risk > 0 ? reward / risk : null };
}
