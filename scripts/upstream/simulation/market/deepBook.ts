import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { DeepBook } from '../../ports/orderBooks.ts';
import type { DepthShape } from '../../ports/pairs.ts';

/** Levels per side: closer together near the mid price, up to 10 % from it. */
const NEAR = 20;
const FAR = 20;
const EDGE = 2;
const REACH = 10;
/** Depth beyond 2 % as a multiple of the depth within. */
const BEYOND = 3;
/** Fraction of a level's usual share at the best price itself. */
const AT_BEST = 0.1;

/** Depth between the previous step and `away` % from the mid price, USD. */
export interface DepthStep {
  readonly away: number;
  readonly usd: number;
}

/** Both sides of an order book in steps outward from the mid price. Every order book of a market derives from this. */
export interface DepthSteps {
  readonly bids: readonly DepthStep[];
  readonly asks: readonly DepthStep[];
}

/**
 * Depth of a market around its price: 40 steps per side up to 10 %, new each minute. The first is the best price, half
 * the spread away; the depth within 2 % matches the shape's.
 */
export function depthSteps(tickerId: string, shape: DepthShape, time: number): DepthSteps {
  const key = keyOf(tickerId, Math.floor(time / MINUTE));
  return {
    asks: sideOf(shape.spread, shape.depthUp, key),
    bids: sideOf(shape.spread, shape.depthDown, key + 1),
  };
}

/** The order book of a market up to 10 %, aggregated into its steps: a step's whole amount is at its far end. */
export function deepBook({ bids, asks }: DepthSteps, priceUsd: number): DeepBook {
  const levels = (steps: readonly DepthStep[], sign: 1 | -1) =>
    steps.map(({ away, usd }) => {
      const price = priceUsd * (1 + (sign * away) / 100);
      return [price, usd / price] as const;
    });
  return { bids: levels(bids, -1), asks: levels(asks, 1) };
}

/** Distance of the best prices from the mid price, %. */
export function bestAway({ spread }: Pick<DepthShape, 'spread'>): number {
  return Math.min(spread / 2, EDGE / 2);
}

function sideOf(spread: number, depth: number, key: number): readonly DepthStep[] {
  const best = bestAway({ spread });
  const near = Array.from({ length: NEAR }, (_, i) => best + (EDGE - best) * (i / (NEAR - 1)) ** 1.6);
  const far = Array.from({ length: FAR }, (_, i) => EDGE + ((REACH - EDGE) * (i + 1)) / FAR);
  const spreadOver = (distances: readonly number[], money: number, seed: number) => {
    const weights = distances.map((away, i) => {
      const weight = 0.5 + 0.5 * (i / distances.length) + uniform(key, seed + i);
      return away === best ? weight * AT_BEST : weight;
    });
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    return distances.map((away, i) => ({ away, usd: (money * (weights[i] ?? 0)) / whole }));
  };
  return [...spreadOver(near, depth, 0), ...spreadOver(far, depth * BEYOND, 100)];
}
