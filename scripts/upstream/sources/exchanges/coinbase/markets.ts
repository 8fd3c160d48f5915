import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { textOrNull } from '../../decode/present.ts';
import type { Question } from '../../question/question.ts';
import type { VenueMarket } from '../kinds/market.ts';
import { named, withoutAliases } from './alias.ts';
import { coinbaseTickers } from './tickers.ts';

const product = v.object({
  ...named,
  base_currency_id: v.string(),
  quote_currency_id: v.string(),
  base_name: textOrNull,
  status: v.string(),
  is_disabled: v.boolean(),
  trading_disabled: v.boolean(),
});

function marketOf(wire: v.InferOutput<typeof product>): VenueMarket {
  // A row that stands for its alias has the alias's quote.
  const quote = wire.product_id === wire.alias ? wire.product_id.split('-')[1] : undefined;
  return {
    symbol: wire.product_id,
    base: wire.base_currency_id.toUpperCase(),
    quote: (quote ?? wire.quote_currency_id).toUpperCase(),
    isTrading: wire.status === 'online' && !wire.is_disabled && !wire.trading_disabled,
    fullName: wire.base_name,
  };
}

/** All spot pairs of Coinbase: the answer that holds its tickers. */
export const coinbaseMarkets: Question<readonly VenueMarket[]> = {
  path: coinbaseTickers.path,
  decode: jsonOf(
    v.pipe(
      v.object({ products: rowsOf(product) }),
      v.transform(({ products }) => withoutAliases(products).map(marketOf)),
    ),
  ),
};
