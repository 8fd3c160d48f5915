import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import { inTransaction } from '../../database/transaction.ts';

/** Kind of a record; its payload is in wire format. */
export type RecordKind = 'trade' | 'alert';

interface StoredRecord {
  readonly id: string;
}

const recordRow = v.pipe(
  v.object({ payload: v.string() }),
  v.transform((row): unknown => JSON.parse(row.payload)),
);

/** Records that browsers create, by the browsers' ids. Every change is limited to the account. */
export function createRecords(database: DatabaseSync, now: () => number) {
  const list = query(
    database.prepare(
      'SELECT payload FROM records WHERE account_id = ? AND kind = ? ORDER BY created_at, rowid',
    ),
    recordRow,
  );
  const save = database.prepare(
    `INSERT INTO records (account_id, kind, id, payload, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET payload = excluded.payload`,
  );
  const remove = database.prepare('DELETE FROM records WHERE account_id = ? AND kind = ? AND id = ?');

  return {
    /** In the order of their first save. */
    list: (accountId: number, kind: RecordKind): readonly unknown[] => list.all(accountId, kind),
    /** All or none; a known id is replaced. */
    save(accountId: number, kind: RecordKind, records: readonly StoredRecord[]): void {
      inTransaction(database, () => {
        for (const record of records) save.run(accountId, kind, record.id, JSON.stringify(record), now());
      });
    },
    /** Idempotent. */
    remove(accountId: number, kind: RecordKind, ids: readonly string[]): void {
      for (const id of ids) remove.run(accountId, kind, id);
    },
  };
}
