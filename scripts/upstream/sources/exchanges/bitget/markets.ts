import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { timeOrNull } from '../../decode/times.ts';
import type { Question } from '../../question/question.ts';
import type { VenueMarket } from '../kinds/market.ts';
import { bitgetData } from './envelope.ts';

const market = v.pipe(
  v.object({
    symbol: v.string(),
    baseCoin: v.string(),
    quoteCoin: v.string(),
    status: v.string(),
    openTime: v.fallback(timeOrNull, null),
    offTime: v.fallback(timeOrNull, null),
  }),
  v.transform(
    (wire): VenueMarket => ({
      symbol: wire.symbol,
      base: wire.baseCoin.toUpperCase(),
      quote: wire.quoteCoin.toUpperCase(),
      isTrading: wire.status === 'online',
      ...(wire.openTime !== null && { opensAt: wire.openTime }),
      ...(wire.offTime !== null && { closesAt: wire.offTime }),
      fullName: null,
    }),
  ),
);

/** All spot pairs of Bitget. */
export const bitgetMarkets: Question<readonly VenueMarket[]> = {
  path: '/api/v2/spot/public/symbols',
  decode: jsonOf(bitgetData(rowsOf(market))),
};
