import type { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import { unlessTroubled } from './unlessTroubled.ts';
import type { WriteBehind } from './writeBehind.ts';

/** The last good answer of a source to one question. */
export interface StoredAnswer {
  readonly body: Buffer;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** When the source last said so, epoch ms. */
  readonly fetchedAt: number;
}

const row = v.pipe(
  v.object({
    body: v.instance(Uint8Array),
    etag: v.nullable(v.string()),
    last_modified: v.nullable(v.string()),
    fetched_at: v.number(),
  }),
  v.transform(
    ({ body, etag, last_modified, fetched_at }): StoredAnswer => ({
      body: gunzipSync(body),
      etag,
      lastModified: last_modified,
      fetchedAt: fetched_at,
    }),
  ),
);

/** Last good answers, packed: a restart serves them at once, with their age. */
export function createAnswers(database: DatabaseSync, writes: WriteBehind) {
  const find = query(
    database.prepare(
      'SELECT body, etag, last_modified, fetched_at FROM answers WHERE source = ? AND subject = ?',
    ),
    row,
  );
  const newest = query(
    database.prepare('SELECT max(fetched_at) AS at FROM answers WHERE source = ?'),
    v.pipe(
      v.object({ at: v.nullable(v.number()) }),
      v.transform(({ at }) => at),
    ),
  );
  const put = database.prepare('INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?, ?)');
  const touch = database.prepare('UPDATE answers SET fetched_at = ? WHERE source = ? AND subject = ?');
  return {
    /** null, too, while another process keeps the file from being read. */
    find: (source: string, subject: string): StoredAnswer | null =>
      unlessTroubled(() => find.one(source, subject), null),
    /** When a source last answered anything, epoch ms; null: never. */
    newest: (source: string): number | null => unlessTroubled(() => newest.one(source), null),
    save(source: string, subject: string, answer: StoredAnswer): void {
      const body = gzipSync(answer.body, { level: 1 });
      const write = () => put.run(source, subject, body, answer.etag, answer.lastModified, answer.fetchedAt);
      writes.write(`answer ${source} ${subject}`, write, body.length);
    },
    /** The source said that nothing has changed. */
    confirm(source: string, subject: string, at: number): void {
      writes.write(`confirmed ${source} ${subject}`, () => touch.run(at, source, subject));
    },
  };
}
