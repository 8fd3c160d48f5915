import { sentimentEndpoints } from '@coinmirror/shared/contract/sentiment.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Market sentiment. */
const sentimentApi = api.injectEndpoints({
  endpoints: (build) => ({
    fearGreed: build.query(fromRow(sentimentEndpoints.fearGreed)),
  }),
});

export const { useFearGreedQuery } = sentimentApi;
