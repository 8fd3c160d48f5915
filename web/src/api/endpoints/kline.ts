import { klineEndpoints } from '@coinmirror/shared/contract/kline.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Candles of a pair or of a coin's USD price. */
const klineApi = api.injectEndpoints({
  endpoints: (build) => ({
    candles: build.query(fromRow(klineEndpoints.candles)),
  }),
});

export const { useLazyCandlesQuery } = klineApi;
