import { activityEndpoints } from '@coinmirror/shared/contract/activity.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The whole market over time, and its current movers. */
const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    marketTrend: build.query(fromRow(activityEndpoints.marketTrend)),
    activeCoins: build.query(fromRow(activityEndpoints.activeCoins)),
  }),
});

export const { useMarketTrendQuery, useActiveCoinsQuery } = activityApi;
