import { coinHistoryEndpoints } from '@coinmirror/shared/contract/coin/history.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** A coin's daily prices, and its rank over time. */
const coinHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    coinHistory: build.query(fromRow(coinHistoryEndpoints.coinHistory)),
    coinRankHistory: build.query(fromRow(coinHistoryEndpoints.coinRankHistory)),
  }),
});

export const { useCoinHistoryQuery, useCoinRankHistoryQuery } = coinHistoryApi;
