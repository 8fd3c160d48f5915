import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';

/** Whether the exchange has had futures of the coin since before the market's history. */
export function hasFutures(exchange: CatalogueExchange, coin: CatalogueCoin): boolean {
  if (!coin.hasFutures || exchange.futuresShare === 0) return false;
  const reach = 30 + exchange.futuresShare * 20 + exchange.scores.liquidity * 0.9;
  const slack = 60 * uniform(keyOf(`futures-${exchange.code}-${coin.code}`, 0), 0);
  return (coin.rank ?? 900) < reach + slack;
}
