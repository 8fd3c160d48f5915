import type { MarketSource } from '@coinmirror/shared/market/source.ts';
import { inject } from 'vitest';
import { simulatedTestMarket } from './simulatedTestMarket.ts';

/** One frozen market for all route tests; its coins were read before the first file began (`prepareMarket`). */
export const testMarket: MarketSource = { ...simulatedTestMarket(), coins: async () => inject('coins') };
