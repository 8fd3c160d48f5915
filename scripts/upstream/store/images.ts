import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from './rows.ts';

export interface StoredImage {
  readonly type: string;
  readonly bytes: Uint8Array;
}

const imageRow = v.object({ type: v.string(), bytes: v.instance(Uint8Array) });

/** Uploaded pictures. They are small (avatars of 2 MB at most), so the database is their disk. */
export function createImages(database: DatabaseSync, now: () => number) {
  const insert = database.prepare(
    'INSERT INTO images (name, account_id, type, bytes, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const find = query(database.prepare('SELECT type, bytes FROM images WHERE name = ?'), imageRow);

  return {
    /** The name a new picture is found under. */
    add(accountId: number, { type, bytes }: StoredImage): string {
      const name = randomUUID();
      insert.run(name, accountId, type, bytes, now());
      return name;
    },
    find: (name: string): StoredImage | null => find.one(name),
  };
}
