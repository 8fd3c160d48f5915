import type { BodyKind, Endpoint } from '@coinmirror/shared/contract/endpoint.ts';
import type { Request, RequestHandler } from 'express';
import { Refusal } from '../http/failure.ts';
import { uploadRuleOf } from '../security/uploads.ts';
import { fieldsOf } from './bodyFields.ts';
import { type CallContext, callOf } from './callContext.ts';
import { readFullBody } from './readBody.ts';

const CONTENT_TYPES: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** Bytes of a body without a file: more than any form of ours. */
const WORDS_LIMIT = 64 * 1024;
/** Bytes of a multipart body besides its file. */
const FORM_AROUND = 16 * 1024;

/** Reads and validates the body: its type must be the row's, its size within limits, its form complete. */
export const readRequestBody: RequestHandler = async (req, _res, next) => {
  const call = callOf(req);
  const kind = call.row.body ?? 'json';
  const length = req.headers['content-length'];
  const hasBody = (length !== undefined && length !== '0') || req.headers['transfer-encoding'] !== undefined;
  if (hasBody && (req.method === 'GET' || req.method === 'HEAD' || req.method === 'DELETE')) {
    req.resume();
    throw new Refusal('badRequest');
  }
  if (hasBody) {
    checkType(req, kind);
    call.body = await readFullBody(req, limitOf(call.row));
    call.fields = await fieldsOf(call.body, call.row, req.headers['content-type'] ?? '');
    if (saysTwoThings(call)) throw new Refusal('badBody');
  }
  next();
};

function limitOf(row: Endpoint): number {
  return row.body === 'multipart' ? uploadRuleOf(row).maxBytes + FORM_AROUND : WORDS_LIMIT;
}

/** Does a field have another value in the body than in the query? The upstream could read either. */
function saysTwoThings({ fields, query }: CallContext): boolean {
  return Object.entries(fields).some(([name, value]) => query.has(name) && query.get(name) !== String(value));
}

function checkType(req: Request, kind: BodyKind): void {
  const [type = '', ...parameters] = (req.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.find((parameter) => parameter.trim().startsWith('charset='));
  const foreign = charset !== undefined && !/charset="?utf-8"?\s*$/.test(charset);
  if (type.trim() !== CONTENT_TYPES[kind] || foreign || req.headers['content-encoding'] !== undefined) {
    req.resume();
    throw new Refusal('unsupportedType', { accept: CONTENT_TYPES[kind] });
  }
}
