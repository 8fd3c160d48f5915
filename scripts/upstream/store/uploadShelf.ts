import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import {
  LOOSE_FILES_MAX_BYTES,
  LOOSE_FILES_OF_ADDRESS_MAX_BYTES,
  SUBMITTED_FILES_MAX_BYTES,
  UPLOADS_OF_ADDRESS_DAY_MAX_BYTES,
} from '@coinmirror/shared/constants/limits.ts';
import { LOOSE_FILE_LIFETIME, LOOSE_FILE_LIFETIME_MIN } from '@coinmirror/shared/constants/timings.ts';
import { numberRow, query } from './rows.ts';
import type { NewFile } from './submissions.ts';
import { inTransaction } from './transaction.ts';

/** Maximum bytes: of all unsubmitted files, of one uploader's, of one uploader's per day, of submitted files. */
export interface ShelfBounds {
  readonly shelf: number;
  readonly uploader: number;
  readonly day: number;
  readonly sent: number;
}

const BOUNDS: ShelfBounds = {
  shelf: LOOSE_FILES_MAX_BYTES,
  uploader: LOOSE_FILES_OF_ADDRESS_MAX_BYTES,
  day: UPLOADS_OF_ADDRESS_DAY_MAX_BYTES,
  sent: SUBMITTED_FILES_MAX_BYTES,
};

/** A stored file, or the limit it would exceed. */
export type Shelved =
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'full'; readonly bound: keyof ShelfBounds };

const DAY = 24 * 3600_000;

/**
 * Lifetime of an unsubmitted file by fill level: the full one up to half of the limit, then decreasing to the time
 * needed to fill in a form.
 */
export function looseLifetime(held: number, most: number): number {
  const pressure = Math.min(Math.max(2 * (held / most) - 1, 0), 1);
  return LOOSE_FILE_LIFETIME - pressure * (LOOSE_FILE_LIFETIME - LOOSE_FILE_LIFETIME_MIN);
}

/** Uploaded files that belong to no submission yet. No uploader can hold more than a small part of the limit. */
export function createUploadShelf(database: DatabaseSync, now: () => number, bounds = BOUNDS) {
  const insert = database.prepare(
    `INSERT INTO submission_files (id, kind, field, type, size, bytes, uploader, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const sweep = database.prepare(
    'DELETE FROM submission_files WHERE submission_id IS NULL AND created_at < ?',
  );
  const sweepOwn = database.prepare(
    'DELETE FROM submission_files WHERE submission_id IS NULL AND uploader = ? AND created_at < ?',
  );
  const sum = (where: string) =>
    query(
      database.prepare(`SELECT coalesce(sum(size), 0) AS value FROM submission_files WHERE ${where}`),
      numberRow,
    );
  const loose = sum('submission_id IS NULL');
  const own = sum('submission_id IS NULL AND uploader = ?');
  const sent = sum('submission_id IS NOT NULL');
  const forgetDays = database.prepare('DELETE FROM uploads WHERE day < ?');
  const ofDay = query(
    database.prepare('SELECT bytes AS value FROM uploads WHERE day = ? AND uploader = ?'),
    numberRow,
  );
  const count = database.prepare(
    `INSERT INTO uploads (day, uploader, bytes) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET bytes = bytes + excluded.bytes`,
  );
  const today = () => Math.floor(now() / DAY);

  /** Deletes old files first, sooner the fuller it is; if an uploader's own limit is reached, theirs. */
  function makeRoom(uploader: string, size: number): void {
    sweep.run(now() - looseLifetime((loose.one() ?? 0) + size, bounds.shelf));
    if ((own.one(uploader) ?? 0) + size > bounds.uploader)
      sweepOwn.run(uploader, now() - LOOSE_FILE_LIFETIME_MIN);
    forgetDays.run(today());
  }

  function brokenBound(uploader: string, size: number): keyof ShelfBounds | null {
    if ((ofDay.one(today(), uploader) ?? 0) + size > bounds.day) return 'day';
    if ((own.one(uploader) ?? 0) + size > bounds.uploader) return 'uploader';
    if ((loose.one() ?? 0) + size > bounds.shelf) return 'shelf';
    return (sent.one() ?? 0) + size > bounds.sent ? 'sent' : null;
  }

  return {
    /** Stores a new file unless it would exceed a limit. */
    addFile({ kind, field, type, bytes, uploader }: NewFile): Shelved {
      const size = bytes.length;
      return inTransaction(database, () => {
        makeRoom(uploader, size);
        const bound = brokenBound(uploader, size);
        if (bound !== null) return { kind: 'full', bound };
        const id = randomUUID();
        insert.run(id, kind, field, type, size, bytes, uploader, now());
        count.run(today(), uploader, size);
        return { kind: 'kept', id };
      });
    },
  };
}
