import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';

export function exchangeHead({ code, nameEn, nameZh, logo, rank, rating }: CatalogueExchange) {
  return { code, nameEn, nameZh, logo, rank, rating };
}
