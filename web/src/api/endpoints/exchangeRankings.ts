import { exchangeRankingEndpoints } from '@coinmirror/shared/contract/exchange/rankings.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

const exchangeRankingApi = api.injectEndpoints({
  endpoints: (build) => ({
    futuresVenues: build.query(fromRow(exchangeRankingEndpoints.futuresVenues)),
    dexes: build.query(fromRow(exchangeRankingEndpoints.dexes)),
    otcHistory: build.query(fromRow(exchangeRankingEndpoints.otcHistory)),
    exchangeHistory: build.query(fromRow(exchangeRankingEndpoints.exchangeHistory)),
  }),
});

export const { useFuturesVenuesQuery, useDexesQuery, useOtcHistoryQuery, useExchangeHistoryQuery } =
  exchangeRankingApi;
