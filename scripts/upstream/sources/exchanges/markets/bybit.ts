import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import type { Question } from '../../sourceClient.ts';
import { bybitList } from '../envelopes.ts';
import type { VenueMarket } from './market.ts';

const market = v.pipe(
  v.object({ symbol: v.string(), baseCoin: v.string(), quoteCoin: v.string(), status: v.string() }),
  v.transform(
    (wire): VenueMarket => ({
      symbol: wire.symbol,
      base: wire.baseCoin.toUpperCase(),
      quote: wire.quoteCoin.toUpperCase(),
      isTrading: wire.status === 'Trading',
      fullName: null,
    }),
  ),
);

/** All spot pairs of Bybit. */
export const bybitMarkets: Question<readonly VenueMarket[]> = {
  path: '/v5/market/instruments-info?category=spot',
  decode: jsonOf(bybitList(rowsOf(market))),
};
