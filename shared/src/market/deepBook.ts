import { uniform } from '../random/hash.ts';
import type { SpotPair } from './pairs.ts';

/** Levels of a side: the first ones closer together, to 10 % from the middle. */
const NEAR = 20;
const FAR = 20;
const EDGE = 2;
const REACH = 10;
/** Beyond 2 % there stands so many times what stands within. */
const BEYOND = 3;

/** An order book drawn together to levels: [price in USD, coins], best first. */
export interface DeepBook {
  readonly bids: readonly (readonly [number, number])[];
  readonly asks: readonly (readonly [number, number])[];
}

/**
 * The book of a spot pair out to 10 %, drawn together to 40 levels a side. The best prices stand the pair's spread apart
 * around its price, and what stands within 2 % is what the pair says moves it by 2 %.
 */
export function deepBook(
  pair: Pick<SpotPair, 'priceUsd' | 'spread' | 'depthUp' | 'depthDown'>,
  key: number,
): DeepBook {
  return { asks: sideOf(pair, pair.depthUp, 1, key), bids: sideOf(pair, pair.depthDown, -1, key + 1) };
}

function sideOf(
  { priceUsd, spread }: Pick<SpotPair, 'priceUsd' | 'spread'>,
  depth: number,
  sign: 1 | -1,
  key: number,
) {
  const best = Math.min(spread / 2, EDGE / 2);
  const near = Array.from({ length: NEAR }, (_, i) => best + (EDGE - best) * (i / (NEAR - 1)) ** 1.6);
  const far = Array.from({ length: FAR }, (_, i) => EDGE + ((REACH - EDGE) * (i + 1)) / FAR);
  const level = (away: number, money: number): readonly [number, number] => {
    const price = priceUsd * (1 + (sign * away) / 100);
    return [price, money / price];
  };
  const spreadOver = (distances: readonly number[], money: number, seed: number) => {
    const weights = distances.map((_, i) => 0.5 + 0.5 * (i / distances.length) + uniform(key, seed + i));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    return distances.map((away, i) => level(away, (money * (weights[i] ?? 0)) / whole));
  };
  return [...spreadOver(near, depth, 0), ...spreadOver(far, depth * BEYOND, 100)];
}
