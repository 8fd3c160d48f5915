import { marketTodayEndpoints } from '@coinmirror/shared/contract/marketToday.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The market's last 24 hours. */
const marketTodayApi = api.injectEndpoints({
  endpoints: (build) => ({ marketToday: build.query(fromRow(marketTodayEndpoints.marketToday)) }),
});

export const { useMarketTodayQuery } = marketTodayApi;
