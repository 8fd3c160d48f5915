import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import type { Question } from '../../question/question.ts';
import type { VenueMarket } from '../kinds/market.ts';

const market = v.pipe(
  v.object({
    symbol: v.string(),
    baseAsset: v.string(),
    quoteAsset: v.string(),
    status: v.string(),
    isSpotTradingAllowed: v.optional(v.boolean(), true),
  }),
  v.transform(
    (wire): VenueMarket => ({
      symbol: wire.symbol,
      base: wire.baseAsset.toUpperCase(),
      quote: wire.quoteAsset.toUpperCase(),
      isTrading: wire.status === 'TRADING' && wire.isSpotTradingAllowed,
      fullName: null,
    }),
  ),
);

/** All spot pairs of Binance; the sets of permissions, half of the answer, are left out. */
export const binanceMarkets: Question<readonly VenueMarket[]> = {
  path: '/api/v3/exchangeInfo?showPermissionSets=false',
  cost: 20,
  maxBytes: 24 << 20,
  timeout: 20_000,
  decode: jsonOf(
    v.pipe(
      v.object({ symbols: rowsOf(market) }),
      v.transform(({ symbols }) => symbols),
    ),
  ),
};
