import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/**
 * The one RTK Query api. It starts empty; each feature injects its own endpoints beside its components:
 *
 *   const { useGlobalMarketQuery } = api.injectEndpoints({ endpoints: (build) => ({
 *     globalMarket: build.query<Dated<GlobalMarket>, void>({ query: () => call(marketEndpoints.globalMarket, {}) }),
 *   }) });
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Watch', 'Comments', 'Votes', 'User'],
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
