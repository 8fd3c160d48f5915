import { readerMoodEndpoints } from '@coinmirror/shared/contract/readerMood.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** What readers expect of the market. */
const readerMoodApi = api.injectEndpoints({
  endpoints: (build) => ({ voteStats: build.query(fromRow(readerMoodEndpoints.voteStats)) }),
});

export const { useVoteStatsQuery } = readerMoodApi;
