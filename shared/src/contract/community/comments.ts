import * as v from 'valibot';
import {
  COMMENT_MAX,
  EMAIL_MAX,
  FEEDBACK_MAX,
  FEEDBACK_SOURCE_MAX,
  SEARCH_INPUT_MAX,
} from '../../constants/limits.ts';
import { fewBlankLines } from '../../format/fewBlankLines.ts';
import { defineEndpoint } from '../endpoint.ts';
import { row } from '../fields.ts';
import { REQUEST_ID_MAX } from '../requestId.ts';
import { countParam, envelope, listPage, text } from '../wire.ts';
import { maybeCount, num, wireCount } from '../wireNumber.ts';
import { seconds } from '../wireTime.ts';
import { FEEDBACK_TYPE } from './feedbackTypes.ts';
import { commentKind, id, words } from './words.ts';

const commentRow = row(
  {
    id: wireCount,
    userId: ['mid', wireCount],
    nickname: text,
    headImage: ['userface', text],
    parentId: ['parent_id', maybeCount],
    /** '' if its author deleted it, or it was hidden. */
    content: text,
    /** By whoever runs the site. */
    hidden: ['is_hidden', v.optional(v.boolean(), false)],
    createdAt: ['addtime', seconds],
    likes: ['like_count', wireCount],
    liked: ['is_like', v.boolean()],
    own: ['is_own', v.boolean()],
    replies: ['reply_count', wireCount],
  },
  (comment) => ({
    ...comment,
    content: fewBlankLines(comment.content),
    deleted: comment.content === '',
  }),
);
export type Comment = v.InferOutput<typeof commentRow>;

const subject = { kind: commentKind, code: v.pipe(v.string(), v.minLength(1), v.maxLength(80)) };
const post = { method: 'POST', host: 'community', body: 'json' } as const;
const done = envelope(v.optional(v.unknown()));

/** Comments, feedback, and other messages of visitors. */
export const commentEndpoints = {
  commentList: defineEndpoint({
    // Depends on the visitor: marks own and liked comments.
    policy: 'read',
    method: 'GET',
    host: 'community',
    path: '/api/v3/comment/list',
    params: v.object({
      ...subject,
      sort: v.optional(v.picklist(['new', 'hot']), 'new'),
      parent_id: v.optional(id),
      page: countParam(1, 1000),
      pagesize: countParam(20, 50),
    }),
    response: listPage(commentRow),
  }),
  /** `nonce` makes a repeated comment count once. */
  commentAdd: defineEndpoint({
    policy: 'comment',
    ...post,
    path: '/api/v3/comment/add',
    params: v.object({
      ...subject,
      content: words(COMMENT_MAX, 1),
      parent_id: v.optional(id),
      nonce: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
    }),
    response: envelope(commentRow),
  }),
  commentDelete: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/comment/del',
    params: v.object({ id }),
    response: done,
  }),
  commentLike: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/comment/like',
    params: v.object({ id, on: v.boolean() }),
    response: envelope(v.object({ like_count: wireCount })),
  }),
  commentReport: defineEndpoint({
    policy: 'comment',
    ...post,
    path: '/api/v3/comment/report',
    params: v.object({ id, reason: words(100, 1) }),
    response: done,
  }),
  feedbackSend: defineEndpoint({
    policy: 'feedback',
    method: 'POST',
    host: 'community',
    body: 'form',
    path: '/api/v2/feedback/add',
    params: v.object({
      type: v.pipe(num, v.picklist(Object.values(FEEDBACK_TYPE))),
      /** See `writeFeedbackIntro`. */
      intro: words(FEEDBACK_MAX + 1 + FEEDBACK_SOURCE_MAX + 2 + REQUEST_ID_MAX, 1),
      email: v.optional(words(EMAIL_MAX), ''),
    }),
    response: done,
  }),
  searchAction: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/search/action',
    params: v.object({
      data: v.object({
        lastkeyword: words(SEARCH_INPUT_MAX),
        keyword: words(SEARCH_INPUT_MAX),
        code: v.optional(words(80), ''),
        platform: v.optional(words(80), ''),
        market: v.optional(words(80), ''),
      }),
      type: v.optional(num, 2),
      appid: v.optional(num, 1),
      ostype: v.optional(words(20), ''),
      appver: v.optional(words(20), ''),
      model: v.optional(words(40), ''),
    }),
    response: done,
  }),
} as const;
