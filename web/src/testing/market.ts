import { createSimulatedMarket } from '@coinmirror/shared/mock/market/simulatedMarket.ts';

/** The instant every route test happens at. */
export const TEST_NOW = Date.UTC(2026, 10, 20, 4, 0, 0);

/** One frozen market for all route tests: same seed, same instant, same numbers. */
export const testMarket = createSimulatedMarket({ seed: 1, now: () => TEST_NOW });
