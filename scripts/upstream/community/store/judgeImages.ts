import type { DatabaseSync } from 'node:sqlite';
import { AVATAR_RULE } from '@coinmirror/shared/validation/picture/avatarRule.ts';
import { checkPicture } from '@coinmirror/shared/validation/picture/checkPicture.ts';
import { readPicture } from '@coinmirror/shared/validation/picture/readPicture.ts';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { FACE_PREFIX } from './faces.ts';

const nameRow = v.object({ name: v.string() });
const bytesRow = v.object({ bytes: v.instance(Uint8Array) });

/**
 * Checks pictures uploaded before pixel limits, each once: invalid ones are deleted, and no account keeps a missing or
 * foreign one.
 */
export function judgeImages(database: DatabaseSync): void {
  const unjudged = query(database.prepare('SELECT name FROM images WHERE width IS NULL'), nameRow);
  const bytesOf = query(database.prepare('SELECT bytes FROM images WHERE name = ?'), bytesRow);
  const save = database.prepare('UPDATE images SET width = ?, height = ? WHERE name = ?');
  const remove = database.prepare('DELETE FROM images WHERE name = ?');
  const clearFaces = database.prepare(
    `UPDATE accounts SET face = '' WHERE face <> '' AND NOT EXISTS (
       SELECT 1 FROM images i WHERE i.account_id = accounts.id AND accounts.face = '${FACE_PREFIX}' || i.name)`,
  );
  const names = unjudged.all();
  if (names.length === 0) return;
  inTransaction(database, () => {
    for (const { name } of names) {
      const bytes = bytesOf.one(name)?.bytes ?? new Uint8Array();
      const picture = checkPicture(AVATAR_RULE, bytes) === null ? readPicture(bytes) : null;
      if (picture) save.run(picture.width, picture.height, name);
      else remove.run(name);
    }
    clearFaces.run();
  });
}
