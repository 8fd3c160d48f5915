import { sentimentEndpoints } from '@coinmirror/shared/contract/sentiment.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** How the market feels, and who holds what share of it. */
const sentimentApi = api.injectEndpoints({
  endpoints: (build) => ({
    fearGreed: build.query(fromRow(sentimentEndpoints.fearGreed)),
    voteStats: build.query(fromRow(sentimentEndpoints.voteStats)),
    coinAccounting: build.query(fromRow(sentimentEndpoints.coinAccounting)),
  }),
});

export const { useFearGreedQuery, useVoteStatsQuery, useCoinAccountingQuery } = sentimentApi;
