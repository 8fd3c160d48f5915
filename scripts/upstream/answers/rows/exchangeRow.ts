import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';

/** Name and rating of an exchange. */
export function exchangeHead({ code, nameEn, nameZh, logo, rank, rating }: CatalogueExchange) {
  return { code, nameEn, nameZh, logo, rank, rating };
}
