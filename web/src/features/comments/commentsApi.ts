import { commentEndpoints } from '@coinmirror/shared/contract/people/comments.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** Comments of one subject; whatever changes them has the lists read again. */
const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    commentList: build.query({ ...fromRow(commentEndpoints.commentList), providesTags: ['Comments'] }),
    commentAdd: build.mutation({
      ...fromRow(commentEndpoints.commentAdd),
      invalidatesTags: (answer) => (answer ? ['Comments'] : []),
    }),
    commentDelete: build.mutation({
      ...fromRow(commentEndpoints.commentDelete),
      invalidatesTags: ['Comments'],
    }),
    commentLike: build.mutation({ ...fromRow(commentEndpoints.commentLike), invalidatesTags: ['Comments'] }),
    commentReport: build.mutation(fromRow(commentEndpoints.commentReport)),
  }),
});

export const {
  useCommentListQuery,
  useCommentAddMutation,
  useCommentDeleteMutation,
  useCommentLikeMutation,
  useCommentReportMutation,
} = commentsApi;
