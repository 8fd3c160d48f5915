import { createSimulatedMarket } from '@coinmirror/upstream/simulation/market/simulatedMarket.ts';
import type { SimulatedMarket } from '@coinmirror/upstream/simulation/market/source.ts';
import { TEST_NOW } from './clock.ts';

/** One seed, one instant: the same numbers in every run and every file. */
export function simulatedTestMarket(): SimulatedMarket {
  return createSimulatedMarket({ seed: 1, now: () => TEST_NOW });
}
