import { klineEndpoints } from '@coinmirror/shared/contract/kline.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Candles, order book and trades of a pair or of a coin's USD price. */
const klineApi = api.injectEndpoints({
  endpoints: (build) => ({
    candles: build.query(fromRow(klineEndpoints.candles)),
    klinePair: build.query(fromRow(klineEndpoints.klinePair)),
    orderBook: build.query(fromRow(klineEndpoints.orderBook)),
    trades: build.query(fromRow(klineEndpoints.trades)),
  }),
});

export const { useLazyCandlesQuery, useKlinePairQuery, useOrderBookQuery, useTradesQuery } = klineApi;
