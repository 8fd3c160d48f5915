import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { wellFormedJson } from '@coinmirror/shared/contract/jsonText.ts';
import { AS_OF_HEADER, HOLDS_HEADER, SOURCE_HEADER } from '@coinmirror/shared/contract/provenance.ts';
import { imageTypeOf } from '@coinmirror/shared/validation/imageType.ts';
import { AVATAR_RULE } from '@coinmirror/shared/validation/picture/avatarRule.ts';
import { checkPicture } from '@coinmirror/shared/validation/picture/checkPicture.ts';
import { JSON_TYPE } from '../http/callHeaders.ts';
import {
  type AnswerHead,
  broken,
  checkStatus,
  checkType,
  encodingOf,
  retryAfterOf,
  textOf,
} from './answerHead.ts';
import { isWrite } from './policies.ts';
import { UpstreamFailure } from './upstreamFailure.ts';
import { UPSTREAM_LIMITS } from './upstreamLimits.ts';

/** An answer as it came over the wire, whole. */
export interface RawAnswer extends AnswerHead {
  readonly bytes: Buffer;
}

/** An answer that may be given to visitors. */
export interface Answer {
  readonly status: number;
  /** The envelope's code; null for a picture. */
  readonly code: number | null;
  readonly contentType: string;
  readonly bytes: Buffer;
  /** Source and time of the data by the upstream's headers; undefined where they are absent. */
  readonly source: string | undefined;
  readonly asOf: string | undefined;
  /** How long the data stays valid, by the upstream's header. */
  readonly holds: string | undefined;
  /** When an upstream that refuses for now wants to be asked again, in seconds. */
  readonly retryAfter: string | undefined;
}

/** The encoding that the gateway asks for; the others below are decoded as well. */
export const ASKED_ENCODING = 'gzip';
const DECODERS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: limited(gunzip),
  'x-gzip': limited(gunzip),
  deflate: limited(inflate),
  br: limited(brotliDecompress),
};
/** The rows that answer with a picture instead of an envelope. */
export const PICTURES: ReadonlySet<EndpointName> = new Set(['imageFile']);
/**
 * Validates an upstream's answer that was read whole. Accepts a success or a refusal in an envelope, or the
 * picture of a picture row; an envelope's strings are well-formed. Throws UpstreamFailure for anything else: a server error, a redirect, HTML, a cut body.
 */
export async function validateAnswer(name: EndpointName, raw: RawAnswer): Promise<Answer> {
  const { status, headers, bytes } = raw;
  checkStatus(name, raw);
  const plain = await decoded(bytes, encodingOf(raw));
  if (plain.length === 0) throw broken('empty body');
  const common = {
    status,
    bytes: plain,
    source: textOf(headers[SOURCE_HEADER]),
    asOf: textOf(headers[AS_OF_HEADER]),
    holds: textOf(headers[HOLDS_HEADER]),
    retryAfter: retryAfterOf(raw),
  };
  if (PICTURES.has(name) && status < 300) {
    const contentType = imageTypeOf(plain);
    if (contentType === null) throw broken('no picture');
    const complaint = checkPicture(AVATAR_RULE, plain);
    // A visitor uploaded it, so it says nothing about other pictures and counts for no breaker.
    if (complaint !== null) throw new UpstreamFailure('badPicture', { cause: new Error(complaint) });
    return { ...common, code: null, contentType };
  }
  checkType(raw);
  const code = codeOf(plain);
  if (code >= 500 && code < 600) throw broken(`code ${code}`, isWrite(name) ? [] : ['endpoint']);
  return { ...common, bytes: wellFormed(plain), code, contentType: JSON_TYPE };
}

/** How an escape of half a surrogate pair begins, in either case. */
const HALVES = ['\\ud', '\\uD'];

function wellFormed(json: Buffer): Buffer {
  return HALVES.some((half) => json.includes(half))
    ? Buffer.from(wellFormedJson(json.toString('utf8')))
    : json;
}

async function decoded(bytes: Buffer, encoding: string): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  const decode = DECODERS[encoding];
  if (decode === undefined) throw broken(`encoding ${encoding}`);
  try {
    return await decode(bytes);
  } catch (error) {
    throw new UpstreamFailure('upstreamBroken', { cause: error });
  }
}

/** The envelope's code. Throws UpstreamFailure when the bytes are no envelope. */
function codeOf(bytes: Buffer): number {
  if (!isUtf8(bytes)) throw broken('no UTF-8');
  let envelope: unknown;
  try {
    envelope = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw broken('no JSON');
  }
  const code = typeof envelope === 'object' && envelope !== null && 'code' in envelope ? envelope.code : null;
  const number =
    typeof code === 'number' ? code : typeof code === 'string' && code !== '' ? Number(code) : NaN;
  if (!Number.isFinite(number)) throw broken('no envelope');
  return number;
}

function limited(decode: typeof gunzip): (bytes: Buffer) => Promise<Buffer> {
  const decodeAsync = promisify(decode);
  return (bytes) => decodeAsync(bytes, { maxOutputLength: UPSTREAM_LIMITS.largestAnswer });
}
