import { createSimulatedMarket } from '@coinmirror/shared/market/simulatedMarket.ts';
import type { MarketSource } from '@coinmirror/shared/market/source.ts';
import { TEST_NOW } from './clock.ts';

/** One seed, one instant: the same numbers in every run and every file. */
export function simulatedTestMarket(): MarketSource {
  return createSimulatedMarket({ seed: 1, now: () => TEST_NOW });
}
