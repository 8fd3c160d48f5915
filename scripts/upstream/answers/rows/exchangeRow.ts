import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';

/** Name and rating of an exchange, the first fields of every list of exchanges. */
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
