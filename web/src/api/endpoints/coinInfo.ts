import { coinInfoEndpoints } from '@coinmirror/shared/contract/coin/info.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Everything about one coin. */
const coinInfoApi = api.injectEndpoints({
  endpoints: (build) => ({
    coinInfo: build.query(fromRow(coinInfoEndpoints.coinInfo)),
  }),
});

export const { useCoinInfoQuery } = coinInfoApi;
