import { type Comment, commentEndpoints } from '@coinmirror/shared/contract/community/comments.ts';
import type { Page } from '@coinmirror/shared/contract/wire.ts';
import { api } from '#api/api.ts';
import type { Dated } from '#api/call.ts';
import { fromRow } from '#api/fromRow.ts';
import type { CommentSubject } from './subject.ts';

/** The upstream's maximum per call. */
const REPLIES = 50;

/** The comment whose replies are loaded. */
interface Answered extends CommentSubject {
  readonly parentId: number;
}

const list = fromRow(commentEndpoints.commentList);

/** Cache tag for the lists of one subject only. */
const ofSubject = ({ kind, code }: CommentSubject) => ({ type: 'Comments' as const, id: `${kind}/${code}` });

/** Comments of one subject; every change invalidates its lists. */
const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    commentList: build.query({
      ...list,
      providesTags: (_answer, _error, subject) => [ofSubject(subject)],
    }),
    commentReplies: build.infiniteQuery<Dated<Page<Comment>>, Answered, number>({
      query: ({ queryArg: { parentId, ...subject }, pageParam }) =>
        list.query({ ...subject, parent_id: parentId, sort: 'new', page: pageParam, pagesize: REPLIES }),
      transformResponse: list.transformResponse,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ value }, _pages, page) => (page < value.pageCount ? page + 1 : undefined),
      },
      providesTags: (_answer, _error, subject) => [ofSubject(subject)],
    }),
    commentAdd: build.mutation({
      ...fromRow(commentEndpoints.commentAdd),
      invalidatesTags: (answer, _error, subject) => (answer ? [ofSubject(subject)] : []),
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
  useCommentRepliesInfiniteQuery,
  useCommentAddMutation,
  useCommentDeleteMutation,
  useCommentLikeMutation,
  useCommentReportMutation,
} = commentsApi;
