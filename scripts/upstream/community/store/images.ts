import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { IMAGES_OF_ACCOUNT_MAX } from '@coinmirror/shared/constants/limits.ts';
import { UNUSED_IMAGE_LIFETIME } from '@coinmirror/shared/constants/timings.ts';
import type { Picture } from '@coinmirror/shared/validation/picture/readPicture.ts';
import * as v from 'valibot';
import { numberRow, query } from '../../database/rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { FACE_PREFIX } from './faces.ts';

export interface StoredImage {
  readonly type: string;
  readonly bytes: Uint8Array;
}

export type NewImage = Pick<Picture, 'type' | 'width' | 'height'> & { readonly bytes: Uint8Array };

/** Interval at which unused pictures are deleted, ms. */
const PURGE_EVERY = 3600_000;
const imageRow = v.object({ type: v.string(), bytes: v.instance(Uint8Array) });
const IS_USED = `EXISTS (SELECT 1 FROM accounts a WHERE a.id = i.account_id AND a.face = '${FACE_PREFIX}' || i.name)`;

/** Uploaded pictures. They are small (avatars of at most 2 MB), so they are stored in the database. */
export function createImages(database: DatabaseSync, now: () => number) {
  const insert = database.prepare(
    'INSERT INTO images (name, account_id, type, bytes, created_at, width, height) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const find = query(database.prepare('SELECT type, bytes FROM images WHERE name = ?'), imageRow);
  const owned = query(
    database.prepare('SELECT count(*) AS value FROM images WHERE name = ? AND account_id = ?'),
    numberRow,
  );
  const remove = database.prepare('DELETE FROM images WHERE name = ? AND account_id = ?');
  const purge = database.prepare(
    `DELETE FROM images WHERE name IN (SELECT name FROM images i WHERE created_at < ? AND NOT ${IS_USED})`,
  );
  // Keeps the one in use and the newest others, so that the limit holds with the new one.
  const trim = database.prepare(
    `DELETE FROM images WHERE name IN (
       SELECT name FROM images i WHERE account_id = ? AND NOT ${IS_USED}
       ORDER BY created_at DESC, name LIMIT -1 OFFSET ${IMAGES_OF_ACCOUNT_MAX - 2})`,
  );
  let purgedAt = Number.NEGATIVE_INFINITY;

  function purgeUnused(): void {
    if (now() - purgedAt < PURGE_EVERY) return;
    purgedAt = now();
    purge.run(now() - UNUSED_IMAGE_LIFETIME);
  }

  return {
    /** Returns the new picture's name. Excess unused pictures of the account are deleted. */
    add(accountId: number, { type, bytes, width, height }: NewImage): string {
      const name = randomUUID();
      inTransaction(database, () => {
        purgeUnused();
        trim.run(accountId);
        insert.run(name, accountId, type, bytes, now(), width, height);
      });
      return name;
    },
    find: (name: string): StoredImage | null => find.one(name),
    /** Whether the account uploaded this picture, and it still exists. */
    isOf: (accountId: number, name: string): boolean => owned.one(name, accountId) === 1,
    /** Deletes a picture of the account. */
    remove(accountId: number, name: string): void {
      remove.run(name, accountId);
    },
  };
}
