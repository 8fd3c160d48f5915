import { simulatedSources } from '@coinmirror/shared/market/simulatedSources.ts';
import type { Sources } from '@coinmirror/shared/ports/sources.ts';
import { inject } from 'vitest';
import { simulatedTestMarket } from './simulatedTestMarket.ts';

/** One frozen world for all route tests; its coins were read before the first file began (`prepareMarket`). */
export const testSources: Sources = simulatedSources({
  ...simulatedTestMarket(),
  coins: async () => inject('coins'),
});
