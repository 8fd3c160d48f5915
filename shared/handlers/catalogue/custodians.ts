import type { CatalogueExchange } from './exchangeCatalogue.ts';

/** Does it keep coins for customers? A protocol and a market of pictures do not. */
export function keepsCustody({ kinds, reserveUsd }: CatalogueExchange): boolean {
  return reserveUsd > 0 && !kinds.includes('dex');
}
