import { voteEndpoints } from '@coinmirror/shared/contract/community/votes.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';
import { withTally, withVote } from './tally.ts';

/** Votes within one subject. Optimistic update: a vote shows at once, and is rolled back when refused. */
const votesApi = api.injectEndpoints({
  endpoints: (build) => ({
    voteTally: build.query({ ...fromRow(voteEndpoints.voteTally), providesTags: ['Votes'] }),
    voteCast: build.mutation({
      ...fromRow(voteEndpoints.voteCast),
      async onQueryStarted({ kind, code, item = '', choice }, { dispatch, queryFulfilled }) {
        const mine = choice === 'none' ? null : choice;
        const shown = dispatch(
          votesApi.util.updateQueryData('voteTally', { kind, code }, (answer) => ({
            ...answer,
            value: withVote(answer.value, item, mine),
          })),
        );
        try {
          const { data } = await queryFulfilled;
          // The answer includes others' votes since then.
          dispatch(
            votesApi.util.updateQueryData('voteTally', { kind, code }, (answer) => ({
              ...answer,
              value: withTally(answer.value, data.value),
            })),
          );
        } catch {
          shown.undo();
        }
      },
    }),
  }),
});

export const { useVoteTallyQuery, useVoteCastMutation } = votesApi;
