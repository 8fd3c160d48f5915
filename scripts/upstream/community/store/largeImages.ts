import type { DatabaseSync } from 'node:sqlite';
import { STORED_SIDE_MAX } from '@coinmirror/shared/constants/limits.ts';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import type { NewImage } from './images.ts';

const LARGE = `width > ${STORED_SIDE_MAX} OR height > ${STORED_SIDE_MAX}`;
const imageRow = v.object({
  name: v.string(),
  type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
  bytes: v.instance(Uint8Array),
});

/** Pictures from before they were made small at their upload. */
export function createLargeImages(database: DatabaseSync) {
  const next = query(
    database.prepare(
      `SELECT name, type, bytes FROM images WHERE name > ? AND (${LARGE}) ORDER BY name LIMIT 1`,
    ),
    imageRow,
  );
  const replace = database.prepare(
    `UPDATE images SET type = ?, bytes = ?, width = ?, height = ? WHERE name = ? AND (${LARGE})`,
  );
  return {
    /** The first by name after another's; '' begins. */
    after: (name: string) => next.one(name),
    /** Under the same name, since accounts refer to it; does nothing if it was deleted in the meantime. */
    replace(name: string, { type, bytes, width, height }: NewImage): void {
      replace.run(type, bytes, width, height, name);
    },
  };
}
