import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';

export interface Feedback {
  readonly accountId: number | null;
  /** 1 correction, 2 report, 3 feedback. */
  readonly type: 1 | 2 | 3;
  readonly intro: string;
  readonly email: string;
  /** Id of the call in the gateway's log; '' where it had none. */
  readonly requestId?: string;
}

export interface SearchRecord {
  readonly keyword: string;
  readonly lastKeyword: string;
  readonly code: string;
  readonly platform: string;
  readonly market: string;
}

const keywordRow = v.object({ keyword: v.string(), times: v.number() });

/** What visitors send and never read back alone: feedback (read by the operator), searches. */
export function createInbox(database: DatabaseSync, now: () => number) {
  const feedback = database.prepare(
    'INSERT INTO feedback (account_id, type, intro, email, created_at, request_id) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const search = database.prepare(
    'INSERT INTO search_records (keyword, last_keyword, code, platform, market, created_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const frequent = query(
    database.prepare(
      `SELECT keyword, count(*) AS times FROM search_records
       WHERE created_at > ? AND keyword <> '' GROUP BY keyword ORDER BY times DESC, max(id) DESC LIMIT ?`,
    ),
    keywordRow,
  );

  return {
    addFeedback({ accountId, type, intro, email, requestId = '' }: Feedback): void {
      feedback.run(accountId, type, intro, email, now(), requestId);
    },
    addSearch({ keyword, lastKeyword, code, platform, market }: SearchRecord): void {
      search.run(keyword, lastKeyword, code, platform, market, now());
    },
    /** Most frequent searches since an instant. */
    frequentSearches: (since: number, limit: number): readonly string[] =>
      frequent.all(since, limit).map((row) => row.keyword),
  };
}
