import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { timeOrNull } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';
import type { VenueMarket } from '../kinds/market.ts';
import { okxData } from './envelope.ts';

const market = v.pipe(
  v.object({
    instId: v.string(),
    baseCcy: v.string(),
    quoteCcy: v.string(),
    state: v.string(),
    listTime: v.fallback(timeOrNull, null),
    expTime: v.fallback(timeOrNull, null),
    tradeQuoteCcyList: v.optional(v.array(v.string())),
  }),
  v.transform(
    (wire): VenueMarket => ({
      symbol: wire.instId,
      base: wire.baseCcy.toUpperCase(),
      quote: wire.quoteCcy.toUpperCase(),
      isTrading: wire.state === 'live',
      ...(wire.listTime !== null && { opensAt: wire.listTime }),
      ...(wire.expTime !== null && { closesAt: wire.expTime }),
      ...(wire.tradeQuoteCcyList && { bookQuotes: wire.tradeQuoteCcyList }),
      fullName: null,
    }),
  ),
);

/** All spot pairs of OKX. */
export const okxMarkets: Question<readonly VenueMarket[]> = {
  path: '/api/v5/public/instruments?instType=SPOT',
  decode: jsonOf(okxData(rowsOf(market))),
};
