import * as v from 'valibot';
import { DOCUMENT_MAX_BYTES, SUBMISSION_TEXT_MAX } from '../../constants/limits.ts';
import { SUBMISSION_KINDS } from '../../submissions/form.ts';
import { defineEndpoint, fileOf, type UploadRule } from '../endpoint.ts';
import { row } from '../fields.ts';
import { envelope } from '../wire.ts';
import { wireAmount } from '../wireNumber.ts';
import { seconds } from '../wireTime.ts';
import { words } from './words.ts';

/** The maximum over all fields; the upstream knows the form and checks each field's own rule. */
const FILES: UploadRule = { types: ['image/png', 'application/pdf'], maxBytes: DOCUMENT_MAX_BYTES };

const kind = v.picklist(SUBMISSION_KINDS);
const fieldName = v.pipe(v.string(), v.regex(/^[a-z]\w{0,39}$/i));
const value = v.union([words(SUBMISSION_TEXT_MAX), v.pipe(v.array(words(80)), v.maxLength(40))]);

const receiptRow = row({ number: ['receipt', v.string()], receivedAt: ['addtime', seconds] });
/** Receipt of a submission: its number for later inquiries, and when it arrived (epoch ms). */
export type Receipt = v.InferOutput<typeof receiptRow>;

const post = { method: 'POST', host: 'community' } as const;

/** Listing requests, open to everybody. A 422 answer lists the error of each wrong field in `errors`. */
export const submissionEndpoints = {
  /** Answers with the file's id, which the submission refers to. */
  submissionUpload: defineEndpoint({
    policy: 'upload',
    ...post,
    body: 'multipart',
    upload: FILES,
    path: '/api/v3/submission/upload',
    params: v.object({ kind, field: fieldName, file: fileOf(FILES) }),
    response: envelope(v.object({ id: v.string(), size: wireAmount })),
  }),
  /** `nonce` makes a repeated submission count once. */
  submissionAdd: defineEndpoint({
    policy: 'submission',
    ...post,
    body: 'json',
    path: '/api/v3/submission/add',
    params: v.object({
      kind,
      values: v.record(fieldName, value),
      nonce: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
    }),
    response: envelope(receiptRow),
  }),
} as const;
