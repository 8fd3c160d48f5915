import { mix, uniform } from '@coinmirror/shared/numbers/hash.ts';
import type { OrderBook } from '../../ports/orderBooks.ts';
import { roundPrice } from '../path/price.ts';
import type { DepthStep, DepthSteps } from './deepBook.ts';

/** Parameters of an order book: see orderBookAt. */
export interface BookShape {
  readonly key: number;
  /** Mid price, in the quote. */
  readonly price: number;
  /** USD per unit of the quote. */
  readonly quoteUsd: number;
  /** Depth around the mid price. */
  readonly steps: DepthSteps;
}

/** Minimum number of levels per step. */
const LEAST = 3;
type Level = readonly [price: number, size: number];

/**
 * An order book around a price: `depth` levels per side, best first, prices strictly distinct. Each depth step is
 * divided into levels about one spread apart, redrawn every second, the last one at the step's far end, so the
 * cumulative depth matches the steps.
 */
export function orderBookAt(
  { key, price, quoteUsd, steps }: BookShape,
  depth: number,
  time: number,
): OrderBook {
  const second = Math.floor(time / 1000);
  const side = (sign: 1 | -1) => {
    const levels: Level[] = [];
    const sideKey = mix(key, sign === 1 ? second : ~second);
    for (const { away, usd } of dividedSteps(sign === 1 ? steps.asks : steps.bids, sideKey, depth)) {
      const level = apart(roundPrice(price * (1 + (sign * away) / 100)), levels.at(-1)?.[0], sign, price);
      levels.push([level, sizeOf(usd / (level * quoteUsd))]);
    }
    return levels;
  };
  return { time, bids: side(-1), asks: side(1) };
}

/** The first `count` levels of the divided steps. */
function dividedSteps(steps: readonly DepthStep[], key: number, count: number): readonly DepthStep[] {
  const [best] = steps;
  if (best === undefined) return [];
  const levels = [best];
  for (let i = 1; i < steps.length && levels.length < count; i += 1) {
    const [from, step] = [steps[i - 1], steps[i]];
    if (from && step) levels.push(...divided(from.away, step, best.away * 1.8, mix(key, i)));
  }
  return levels.slice(0, count);
}

/** Divides a step into levels about `gap` apart: few large, most small; together they have the step's depth. */
function divided(from: number, { away, usd }: DepthStep, gap: number, key: number): readonly DepthStep[] {
  const count = Math.max(LEAST, Math.round((away - from) / gap));
  const gaps = Array.from({ length: count }, (_, i) => 0.4 + 1.4 * uniform(key, 2 * i));
  const weights = Array.from({ length: count }, (_, i) => 0.3 + 2.2 * uniform(key, 2 * i + 1) ** 2);
  const [length, weight] = [sum(gaps), sum(weights)];
  let gone = 0;
  return gaps.map((one, i) => {
    gone += one;
    const place = i === count - 1 ? away : from + ((away - from) * gone) / length;
    return { away: place, usd: (usd * (weights[i] ?? 0)) / weight };
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Moves a price that rounding put on or before the last one to one tick beyond it. */
function apart(level: number, last: number | undefined, sign: 1 | -1, price: number): number {
  if (last === undefined || (level - last) * sign > 0) return level;
  const tick = 10 ** (Math.floor(Math.log10(price)) - 6);
  return roundPrice(last + sign * tick);
}

/** Five significant digits, as order books show. */
export function sizeOf(size: number): number {
  return Number(size.toPrecision(5));
}
