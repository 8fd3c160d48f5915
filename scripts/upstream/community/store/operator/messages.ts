import type { DatabaseSync } from 'node:sqlite';
import { numberRow, query } from '../../../database/rows.ts';
import { type Message, messageRow } from './messageRow.ts';

export type MessageKind = Message['kind'];
export const MESSAGE_KINDS = ['feedback', 'submission', 'report'] as const satisfies readonly MessageKind[];

export interface MessageFilter {
  readonly kind?: MessageKind | undefined;
  readonly state?: 'open' | 'done' | undefined;
  /** Epoch ms. */
  readonly since?: number | undefined;
  readonly limit: number;
}

const SELECTED = `
  SELECT i.number, i.kind, i.created_at, i.done_at,
    coalesce(f.request_id, s.request_id, r.request_id, '') AS request_id,
    w.id AS writer_id, w.nickname AS writer_name, w.area_code, w.mobile, w.email AS writer_email,
    lw.locked_at AS writer_locked_at,
    f.type AS feedback_type, f.intro, f.email,
    s.id AS submission_id, s.kind AS form, s.payload,
    (SELECT count(*) FROM submission_files sf WHERE sf.submission_id = s.id) AS files,
    r.reason, c.id AS comment_id, c.body, c.subject_kind, c.subject_code, c.created_at AS commented_at,
    c.deleted_at, c.hidden_at, c.parent_id, ca.id AS author_id, ca.nickname AS author_name,
    la.locked_at AS author_locked_at
  FROM inbox i
    LEFT JOIN feedback f ON f.id = i.feedback_id
    LEFT JOIN submissions s ON s.id = i.submission_id
    LEFT JOIN comment_reports r ON r.comment_id = i.comment_id AND r.account_id = i.reporter_id
    LEFT JOIN comments c ON c.id = i.comment_id
    LEFT JOIN accounts ca ON ca.id = c.account_id
    LEFT JOIN account_locks la ON la.account_id = ca.id
    LEFT JOIN accounts w ON w.id = coalesce(f.account_id, s.account_id, i.reporter_id)
    LEFT JOIN account_locks lw ON lw.account_id = w.id`;

const FILTERED = `
  WHERE (?1 IS NULL OR i.kind = ?1) AND (?2 IS NULL OR (i.done_at IS NULL) = ?2) AND i.created_at >= ?3`;

/** Visitors' messages to the operator, by one number each. */
export function createMessages(database: DatabaseSync) {
  const page = query(database.prepare(`${SELECTED} ${FILTERED} ORDER BY i.number DESC LIMIT ?4`), messageRow);
  const count = query(database.prepare(`SELECT count(*) AS value FROM inbox i ${FILTERED}`), numberRow);
  const single = query(database.prepare(`${SELECTED} WHERE i.number = ?`), messageRow);
  const next = query(
    database.prepare(`${SELECTED} WHERE i.number > ? ORDER BY i.number LIMIT 1`),
    messageRow,
  );
  const last = query(database.prepare('SELECT coalesce(max(number), 0) AS value FROM inbox'), numberRow);

  return {
    /** Newest first. */
    list({ kind, state, since = 0, limit }: MessageFilter): { rows: readonly Message[]; total: number } {
      const filter = [kind ?? null, state === undefined ? null : Number(state === 'open'), since] as const;
      return { rows: page.all(...filter, limit), total: count.one(...filter) ?? 0 };
    },
    find: (number: number): Message | null => single.one(number),
    /** The first message after a number. */
    after: (number: number): Message | null => next.one(number),
    /** The newest number; 0 without any. */
    newest: (): number => last.one() ?? 0,
  };
}
