import type { CatalogueExchange } from './exchangeCatalogue.ts';

/** Whether it keeps customers' coins. Protocols and NFT markets do not. */
export function isCustodial({ kinds, reserveUsd }: CatalogueExchange): boolean {
  return reserveUsd > 0 && !kinds.includes('dex');
}
