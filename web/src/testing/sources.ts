import type { Sources } from '@coinmirror/upstream/ports/sources.ts';
import { simulatedSources } from '@coinmirror/upstream/simulation/ports/sources.ts';
import { inject } from 'vitest';
import { simulatedTestMarket } from './simulatedTestMarket.ts';

/** One frozen market for all route tests; its coins were computed before the first file started (`prepareMarket`). */
export const testSources: Sources = simulatedSources({
  ...simulatedTestMarket(),
  coins: async () => inject('coins'),
});
