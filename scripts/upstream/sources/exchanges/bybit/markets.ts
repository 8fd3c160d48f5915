import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import type { Question } from '../../question/question.ts';
import type { VenueMarket } from '../kinds/market.ts';
import { bybitList } from './envelope.ts';

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
