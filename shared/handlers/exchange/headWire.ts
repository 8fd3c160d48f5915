import type { CatalogueExchange } from '../catalogue/exchangeCatalogue.ts';

/** Who an exchange is, and how it is rated, as every list of exchanges begins. */
export function exchangeHeadWire(exchange: CatalogueExchange) {
  return {
    id: exchange.code,
    name: exchange.nameEn,
    name_zh: exchange.nameZh,
    logo: exchange.logo,
    exrank: exchange.rank,
    score: exchange.rating,
  };
}
