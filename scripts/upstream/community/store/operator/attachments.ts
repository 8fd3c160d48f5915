import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '../../../database/rows.ts';

/** A file of a submission, without its bytes. */
export interface Attachment {
  readonly id: string;
  readonly field: string;
  readonly type: string;
}

const attachmentRow = v.object({ id: v.string(), field: v.string(), type: v.string() });
const bytesRow = v.object({ bytes: v.instance(Uint8Array) });

/** Files of submissions. */
export function createAttachments(database: DatabaseSync) {
  const ofSubmission = query(
    database.prepare(
      'SELECT id, field, type FROM submission_files WHERE submission_id = ? ORDER BY field, id',
    ),
    attachmentRow,
  );
  const bytes = query(database.prepare('SELECT bytes FROM submission_files WHERE id = ?'), bytesRow);
  return {
    list: (submissionId: number): readonly Attachment[] => ofSubmission.all(submissionId),
    /** Of one file at a time: together they may take tens of megabytes. */
    bytesOf: (id: string): Uint8Array => bytes.one(id)?.bytes ?? new Uint8Array(),
  };
}
