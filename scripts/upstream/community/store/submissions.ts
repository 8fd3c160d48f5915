import type { DatabaseSync } from 'node:sqlite';
import { LOOSE_FILE_LIFETIME } from '@coinmirror/shared/constants/timings.ts';
import type { SubmissionKind } from '@coinmirror/shared/submissions/form.ts';
import type { FileType } from '@coinmirror/shared/validation/fileType.ts';
import * as v from 'valibot';
import { numberRow, query } from '../../database/rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UploadBounds } from './uploadBounds.ts';
import { createUploadStore } from './uploadStore.ts';

/** The form and the field of a file. */
export interface FilePlace {
  readonly kind: SubmissionKind;
  readonly field: string;
}

export interface NewFile extends FilePlace {
  readonly type: FileType;
  readonly bytes: Uint8Array;
  /** The uploader: keyed hashes of its networks, the widest first, with points between them. */
  readonly uploader: string;
}

export interface NewSubmission {
  /** null if not logged in. */
  readonly accountId: number | null;
  readonly kind: SubmissionKind;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Ids of the attached files. */
  readonly files: readonly string[];
  readonly nonce: string;
  /** Id of the call in the gateway's log; '' where it had none. */
  readonly requestId?: string;
}

export interface Submission {
  readonly id: number;
  readonly kind: string;
  readonly createdAt: number;
}

const submissionRow = v.pipe(
  v.object({ id: v.number(), kind: v.string(), created_at: v.number() }),
  v.transform((row): Submission => ({ id: row.id, kind: row.kind, createdAt: row.created_at })),
);

/** Listing submissions and their files. They are few and at most 10 MB each, so they are stored in the database. */
export function createSubmissions(database: DatabaseSync, now: () => number, bounds?: UploadBounds) {
  const insert = database.prepare(
    `INSERT INTO submissions (account_id, kind, payload, nonce, created_at, request_id)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const byNonce = query(
    database.prepare('SELECT id, kind, created_at FROM submissions WHERE nonce = ?'),
    submissionRow,
  );
  const isLoose = query(
    database.prepare(
      `SELECT count(*) AS value FROM submission_files
       WHERE id = ? AND kind = ? AND field = ? AND submission_id IS NULL AND created_at >= ?`,
    ),
    numberRow,
  );
  const attach = database.prepare(
    'UPDATE submission_files SET submission_id = ? WHERE id = ? AND submission_id IS NULL',
  );
  const oldest = () => now() - LOOSE_FILE_LIFETIME;

  return {
    findByNonce: (nonce: string): Submission | null => byNonce.one(nonce),
    /** Stores a submission and its files; the same nonce is the same submission. */
    add({ accountId, kind, payload, files, nonce, requestId = '' }: NewSubmission): Submission {
      return inTransaction(database, () => {
        insert.run(accountId, kind, JSON.stringify(payload), nonce, now(), requestId);
        const stored = byNonce.one(nonce);
        if (!stored) throw new Error('the submission was not kept');
        for (const id of files) attach.run(stored.id, id);
        return stored;
      });
    },
    ...createUploadStore(database, now, bounds),
    /** Whether a file was uploaded for this field, is not expired, and belongs to no submission yet. */
    hasLooseFile: (id: string, { kind, field }: FilePlace): boolean =>
      isLoose.one(id, kind, field, oldest()) === 1,
  };
}
