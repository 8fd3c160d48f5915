import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { numberRow, query } from '../../database/rows.ts';

/** Subject of a comment: a coin, an article …, and its code. */
export interface Subject {
  readonly kind: string;
  readonly code: string;
}

export interface Comment {
  readonly id: number;
  readonly accountId: number;
  readonly nickname: string;
  readonly face: string;
  readonly parentId: number | null;
  /** '' if its author deleted it, or the operator hid it; its replies remain. */
  readonly body: string;
  /** Hidden by the operator: neither its words nor its author are shown. */
  readonly hidden: boolean;
  readonly createdAt: number;
  readonly likes: number;
  readonly likedByReader: boolean;
  readonly replies: number;
}

export interface CommentPage {
  readonly subject: Subject;
  /** null lists the top level, an id the answers to that comment. */
  readonly parentId: number | null;
  /** null if the reader is not logged in. */
  readonly readerId: number | null;
  readonly sort: 'new' | 'hot';
  readonly limit: number;
  readonly offset: number;
}

const commentRow = v.pipe(
  v.object({
    id: v.number(),
    account_id: v.number(),
    nickname: v.string(),
    face: v.string(),
    parent_id: v.nullable(v.number()),
    body: v.string(),
    hidden: v.number(),
    created_at: v.number(),
    likes: v.number(),
    liked: v.number(),
    replies: v.number(),
  }),
  v.transform(
    (row): Comment => ({
      id: row.id,
      accountId: row.account_id,
      nickname: row.nickname,
      face: row.face,
      parentId: row.parent_id,
      body: row.body,
      hidden: row.hidden === 1,
      createdAt: row.created_at,
      likes: row.likes,
      likedByReader: row.liked === 1,
      replies: row.replies,
    }),
  ),
);

/** Neither deleted by its author nor hidden by the operator. */
const isShown = (comment: string) => `${comment}.deleted_at IS NULL AND ${comment}.hidden_at IS NULL`;

// A comment that is not shown is listed only while it has replies.
const LISTED = `
  FROM comments c JOIN accounts a ON a.id = c.account_id
  WHERE c.subject_kind = ?1 AND c.subject_code = ?2 AND c.parent_id IS ?3
    AND (${isShown('c')} OR EXISTS (SELECT 1 FROM comments r WHERE r.parent_id = c.id AND ${isShown('r')}))`;

const SELECTED = `
  SELECT c.id, c.account_id, c.parent_id, c.created_at, c.hidden_at IS NOT NULL AS hidden,
    iif(c.hidden_at IS NULL, a.nickname, '') AS nickname, iif(c.hidden_at IS NULL, a.face, '') AS face,
    iif(${isShown('c')}, c.body, '') AS body,
    (SELECT count(*) FROM comment_likes l WHERE l.comment_id = c.id) AS likes,
    EXISTS (SELECT 1 FROM comment_likes l WHERE l.comment_id = c.id AND l.account_id = ?4) AS liked,
    (SELECT count(*) FROM comments r WHERE r.parent_id = c.id AND ${isShown('r')}) AS replies`;
const ORDER = { new: 'c.id DESC', hot: 'likes + replies DESC, c.id DESC' } as const;

/** Comments, replies, likes and reports. */
export function createComments(database: DatabaseSync, now: () => number) {
  const pageBy = (order: string) =>
    query(database.prepare(`${SELECTED} ${LISTED} ORDER BY ${order} LIMIT ?5 OFFSET ?6`), commentRow);
  const pages = { new: pageBy(ORDER.new), hot: pageBy(ORDER.hot) };
  const count = query(database.prepare(`SELECT count(*) AS value ${LISTED}`), numberRow);
  const single = query(
    database.prepare(
      `${SELECTED.replace('?4', '?2')} FROM comments c JOIN accounts a ON a.id = c.account_id WHERE c.id = ?1`,
    ),
    commentRow,
  );
  const parent = query(
    database.prepare(
      `SELECT c.id AS value FROM comments c
       WHERE c.id = ? AND subject_kind = ? AND subject_code = ? AND parent_id IS NULL AND ${isShown('c')}`,
    ),
    numberRow,
  );
  const insert = database.prepare(
    `INSERT INTO comments (account_id, subject_kind, subject_code, parent_id, body, nonce, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const byNonce = query(
    database.prepare('SELECT id AS value FROM comments WHERE account_id = ? AND nonce = ?'),
    numberRow,
  );
  const remove = database.prepare(
    'UPDATE comments SET deleted_at = ? WHERE id = ? AND account_id = ? AND deleted_at IS NULL',
  );
  const like = database.prepare(
    `INSERT INTO comment_likes (comment_id, account_id, created_at)
     SELECT c.id, ?2, ?3 FROM comments c WHERE c.id = ?1 AND ${isShown('c')} ON CONFLICT DO NOTHING`,
  );
  const unlike = database.prepare('DELETE FROM comment_likes WHERE comment_id = ? AND account_id = ?');
  const report = database.prepare(
    `INSERT INTO comment_reports (comment_id, account_id, reason, created_at, request_id)
     SELECT c.id, ?2, ?3, ?4, ?5 FROM comments c WHERE c.id = ?1 AND ${isShown('c')} ON CONFLICT DO NOTHING`,
  );

  return {
    list({ subject, parentId, readerId, sort, limit, offset }: CommentPage): {
      rows: readonly Comment[];
      total: number;
    } {
      const rows = pages[sort].all(subject.kind, subject.code, parentId, readerId, limit, offset);
      return { rows, total: count.one(subject.kind, subject.code, parentId) ?? 0 };
    },
    find: (commentId: number, readerId: number | null): Comment | null => single.one(commentId, readerId),
    /** Whether a comment can be replied to: it is a top-level comment of this subject. */
    canAnswer: (commentId: number, subject: Subject): boolean =>
      parent.one(commentId, subject.kind, subject.code) !== null,
    /** The comment's id; the same account and nonce mean the same comment. */
    add(accountId: number, subject: Subject, parentId: number | null, body: string, nonce: string): number {
      insert.run(accountId, subject.kind, subject.code, parentId, body, nonce, now());
      return byNonce.one(accountId, nonce) ?? 0;
    },
    /** Only its author can delete a comment. */
    remove: (accountId: number, commentId: number): boolean =>
      remove.run(now(), commentId, accountId).changes === 1,
    /** False if already liked, or not shown. */
    like: (accountId: number, commentId: number): boolean =>
      like.run(commentId, accountId, now()).changes === 1,
    unlike: (accountId: number, commentId: number): boolean => unlike.run(commentId, accountId).changes === 1,
    /** False if this account already reported it, or if it is not shown. */
    report: (accountId: number, commentId: number, reason: string, requestId = ''): boolean =>
      report.run(commentId, accountId, reason, now(), requestId).changes === 1,
  };
}
