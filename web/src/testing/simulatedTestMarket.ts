import { createSimulatedMarket } from '@coinmirror/shared/mock/market/simulatedMarket.ts';
import type { MarketSource } from '@coinmirror/shared/mock/source.ts';
import { TEST_NOW } from './clock.ts';

/** One seed, one instant: the same numbers in every run and every file. */
export function simulatedTestMarket(): MarketSource {
  return createSimulatedMarket({ seed: 1, now: () => TEST_NOW });
}
