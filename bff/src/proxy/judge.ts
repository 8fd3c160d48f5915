import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { AS_OF_HEADER, HOLDS_HEADER, SOURCE_HEADER } from '@coinmirror/shared/contract/provenance.ts';
import { imageTypeOf } from '@coinmirror/shared/validation/imageType.ts';
import { type FailureKind, Refusal } from '../http/failure.ts';
import { HOP } from './hop.ts';
import { memberOf } from './jsonMember.ts';

/** A call to an upstream that brought no usable answer. */
export class UpstreamFailure extends Refusal {
  constructor(kind: FailureKind, cause?: unknown) {
    super(kind, kind === 'upstreamDown' ? { 'retry-after': '2' } : {}, { cause });
  }
}

/** An answer as it came over the wire, whole. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** An answer that may be given to visitors. */
export interface Answer {
  readonly status: number;
  /** The envelope's code; null for a picture. */
  readonly code: number | null;
  readonly contentType: string;
  readonly bytes: Buffer;
  /** The same bytes as they came, where they came so. */
  readonly gzip: Buffer | null;
  /** What the upstream says of its source and of the time of its data; undefined where it says nothing. */
  readonly source: string | undefined;
  readonly asOf: string | undefined;
  /** How long it stands, as the upstream says. */
  readonly holds: string | undefined;
  /** When an upstream that refuses for now wants to be asked again, in seconds. */
  readonly retryAfter: string | undefined;
}

/** What the hop asks for; each of the others is read as well. */
export const ASKED_ENCODING = 'gzip';
const DECODERS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: limited(gunzip),
  'x-gzip': limited(gunzip),
  deflate: limited(inflate),
  br: limited(brotliDecompress),
};
const JSON_TYPE = 'application/json; charset=utf-8';
/** JSON, or what does not say that it is something else. */
const MAY_BE_JSON = /^\s*($|(application|text)\/([\w.-]+\+)?json\b|text\/plain\b)/i;
/** The rows that answer with a picture instead of an envelope. */
const PICTURES: ReadonlySet<EndpointName> = new Set(['imageFile']);

/**
 * The one judge of upstream answers, whichever way they came. Lets pass a success or a refusal in an envelope, or the
 * picture that a row is for; throws UpstreamFailure for all else: a server error, a redirect, HTML, half an answer.
 */
export async function judge(name: EndpointName, { status, headers, bytes }: RawAnswer): Promise<Answer> {
  if (status >= 500) throw broken(`status ${status}`);
  if (status < 200 || (status >= 300 && status < 400)) throw broken(`redirect or nothing (${status})`);
  // A header sent twice is a list.
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase();
  const plain = encoding === 'identity' ? bytes : await decoded(bytes, encoding);
  if (plain.length === 0) throw broken('empty body');
  const common = {
    status,
    bytes: plain,
    source: textOf(headers[SOURCE_HEADER]),
    asOf: textOf(headers[AS_OF_HEADER]),
    holds: textOf(headers[HOLDS_HEADER]),
    retryAfter: retryAfterOf(headers),
  };
  if (PICTURES.has(name) && status < 300) {
    const contentType = imageTypeOf(plain);
    if (contentType === null) throw broken('no picture');
    return { ...common, code: null, contentType, gzip: null };
  }
  if (!MAY_BE_JSON.test(headers['content-type'] ?? '')) throw broken(`type ${headers['content-type']}`);
  const code = codeOf(plain);
  if (code >= 500 && code < 600) throw broken(`code ${code}`);
  return { ...common, code, contentType: JSON_TYPE, gzip: encoding === 'gzip' ? bytes : null };
}

/** A header that is sent once; one that is sent twice says nothing. */
function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}

/** Seconds; a date, or what is neither, is not passed on. */
function retryAfterOf(headers: IncomingHttpHeaders): string | undefined {
  const text = String(headers['retry-after'] ?? '');
  return /^\d{1,5}$/.test(text) ? text : undefined;
}

async function decoded(bytes: Buffer, encoding: string): Promise<Buffer> {
  const decode = DECODERS[encoding];
  if (decode === undefined) throw broken(`encoding ${encoding}`);
  try {
    return await decode(bytes);
  } catch (error) {
    throw new UpstreamFailure('upstreamBroken', error);
  }
}

/** The envelope's code. Throws UpstreamFailure when the bytes are no envelope. */
function codeOf(bytes: Buffer): number {
  if (!isUtf8(bytes)) throw broken('no UTF-8');
  let code: unknown;
  try {
    code = memberOf(bytes, 'code');
  } catch {
    throw broken('no JSON');
  }
  const number =
    typeof code === 'number' ? code : typeof code === 'string' && code !== '' ? Number(code) : NaN;
  if (!Number.isFinite(number)) throw broken('no envelope');
  return number;
}

function limited(decode: typeof gunzip): (bytes: Buffer) => Promise<Buffer> {
  const decodeAsync = promisify(decode);
  return (bytes) => decodeAsync(bytes, { maxOutputLength: HOP.largestAnswer });
}

function broken(why: string): UpstreamFailure {
  return new UpstreamFailure('upstreamBroken', new Error(why));
}
