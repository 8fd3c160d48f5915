import type { QuotaBounds } from '@coinmirror/shared/network/quota.ts';

/**
 * Live connections: half of the server's. A line may be a whole office behind one address; a site has some ten of those,
 * and a region stands for the customers of a provider in a place.
 */
export const PLACES: QuotaBounds = {
  total: 4_000,
  levels: {
    line: { most: 40, ofFree: 1 / 20 },
    site: { most: 400, ofFree: 1 / 6 },
    region: { most: 1_600, ofFree: 1 / 2 },
  },
};
