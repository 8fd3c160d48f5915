import { UpstreamError } from '../../answers/handler/handler.ts';
import type { Comment } from '../store/comments.ts';
import { type CommunityHandlers, callerId, ok, requireAccount } from './context.ts';
import { truncateToSecond } from './memberWire.ts';

/** Comments, feedback and search records. */
export const commentHandlers = {
  commentList: async ({ kind, code, sort, parent_id, page, pagesize }, context) => {
    const readerId = callerId(context);
    const { rows, total } = context.store.comments.list({
      subject: { kind, code },
      parentId: parent_id ?? null,
      readerId,
      sort,
      limit: pagesize,
      offset: (page - 1) * pagesize,
    });
    const pages = Math.max(1, Math.ceil(total / pagesize));
    return ok({
      list: rows.map((row) => commentRow(row, readerId)),
      total_count: total,
      total_pages: pages,
      page,
    });
  },

  commentAdd: async ({ kind, code, content, parent_id, nonce }, context) => {
    const { id } = requireAccount(context);
    const { comments } = context.store;
    const subject = { kind, code };
    if (parent_id !== undefined && !comments.canAnswer(parent_id, subject)) throw gone();
    const comment = comments.find(comments.add(id, subject, parent_id ?? null, content, nonce), id);
    if (!comment) throw gone();
    return ok(commentRow(comment, id));
  },

  commentDelete: async ({ id }, context) => {
    if (!context.store.comments.remove(requireAccount(context).id, id)) throw gone();
    return ok(null);
  },

  commentLike: async ({ id, on }, context) => {
    const account = requireAccount(context);
    const { comments } = context.store;
    if (on) comments.like(account.id, id);
    else comments.unlike(account.id, id);
    const comment = comments.find(id, account.id);
    if (!comment) throw gone();
    return ok({ like_count: comment.likes });
  },

  commentReport: async ({ id, reason }, context) => {
    const { store, requestId, onArrival } = context;
    if (store.comments.report(requireAccount(context).id, id, reason, requestId)) onArrival();
    return ok(null);
  },

  feedbackSend: async ({ type, intro, email }, context) => {
    const { store, requestId, onArrival } = context;
    store.inbox.addFeedback({ accountId: callerId(context), type, intro, email, requestId });
    onArrival();
    return ok(null);
  },

  searchAction: async ({ data }, context) => {
    const { keyword, lastkeyword: lastKeyword, code, platform, market } = data;
    context.store.inbox.addSearch({ keyword, lastKeyword, code, platform, market });
    return ok(null);
  },
} satisfies CommunityHandlers<
  | 'commentList'
  | 'commentAdd'
  | 'commentDelete'
  | 'commentLike'
  | 'commentReport'
  | 'feedbackSend'
  | 'searchAction'
>;

function commentRow(comment: Comment, readerId: number | null) {
  return {
    id: comment.id,
    userId: comment.accountId,
    nickname: comment.nickname,
    headImage: comment.face,
    parentId: comment.parentId,
    content: comment.body,
    hidden: comment.hidden,
    createdAt: truncateToSecond(comment.createdAt),
    likes: comment.likes,
    liked: comment.likedByReader,
    own: comment.accountId === readerId,
    replies: comment.replies,
  };
}

function gone(): UpstreamError {
  return new UpstreamError(404, '评论不存在或已被删除');
}
