import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { AS_OF_HEADER, HOLDS_HEADER, SOURCE_HEADER } from '@coinmirror/shared/contract/provenance.ts';
import { imageTypeOf } from '@coinmirror/shared/validation/imageType.ts';
import { AVATAR_RULE } from '@coinmirror/shared/validation/picture/avatarRule.ts';
import { checkPicture } from '@coinmirror/shared/validation/picture/checkPicture.ts';
import { memberOf } from './jsonMember.ts';
import { isWrite } from './policies.ts';
import { type Blamed, UpstreamFailure } from './upstreamFailure.ts';
import { UPSTREAM_LIMITS } from './upstreamLimits.ts';

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
  /** The same bytes compressed, where the upstream sent them so. */
  readonly gzip: Buffer | null;
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
const JSON_TYPE = 'application/json; charset=utf-8';
/** Types of a JSON answer; an absent type or text/plain may be JSON too. */
const MAY_BE_JSON = /^\s*($|(application|text)\/([\w.-]+\+)?json\b|text\/plain\b)/i;
/** The rows that answer with a picture instead of an envelope. */
const PICTURES: ReadonlySet<EndpointName> = new Set(['imageFile']);
/** Statuses by which a proxy before the host says that the host is down. */
const HOST_AWAY: ReadonlySet<number> = new Set([502, 503, 504]);
const BUSY = 503;

/**
 * Validates an upstream's answer, whichever transport brought it. Accepts a success or a refusal in an envelope, or the
 * picture of a picture row. Throws UpstreamFailure for anything else: a server error, a redirect, HTML, a cut body.
 */
export async function validateAnswer(name: EndpointName, raw: RawAnswer): Promise<Answer> {
  const { status, headers, bytes } = raw;
  if (status >= 500) throw await serverError(name, raw);
  if (status < 200 || (status >= 300 && status < 400)) throw broken(`redirect or nothing (${status})`);
  const encoding = encodingOf(headers);
  const plain = await decoded(bytes, encoding);
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
    const complaint = checkPicture(AVATAR_RULE, plain);
    // A visitor uploaded it, so it says nothing about other pictures and counts for no breaker.
    if (complaint !== null) throw new UpstreamFailure('badPicture', { cause: new Error(complaint) });
    return { ...common, code: null, contentType, gzip: null };
  }
  if (!MAY_BE_JSON.test(headers['content-type'] ?? '')) throw broken(`type ${headers['content-type']}`);
  const code = codeOf(plain);
  if (code >= 500 && code < 600) throw broken(`code ${code}`, isWrite(name) ? [] : ['endpoint']);
  return { ...common, code, contentType: JSON_TYPE, gzip: encoding === 'gzip' ? bytes : null };
}

/**
 * The failure for a status of 500 and above. A failed write blames nobody, since its body may be the cause. An error in
 * the upstream's own envelope shows that the host is up, so only the endpoint is blamed.
 */
async function serverError(name: EndpointName, raw: RawAnswer): Promise<UpstreamFailure> {
  const { status, headers } = raw;
  const isItsOwn = await isEnvelope(raw);
  if (!isWrite(name))
    return broken(
      `status ${status}`,
      HOST_AWAY.has(status) && !isItsOwn ? ['host', 'endpoint'] : ['endpoint'],
    );
  if (status !== BUSY || !isItsOwn) return broken(`status ${status}`, []);
  const retryAfter = retryAfterOf(headers);
  return new UpstreamFailure('upstreamBusy', { cause: new Error('busy'), ...(retryAfter && { retryAfter }) });
}

async function isEnvelope({ headers, bytes }: RawAnswer): Promise<boolean> {
  try {
    codeOf(await decoded(bytes, encodingOf(headers)));
    return MAY_BE_JSON.test(headers['content-type'] ?? '');
  } catch {
    return false;
  }
}

/** A header sent twice is a list. */
function encodingOf(headers: IncomingHttpHeaders): string {
  return String(headers['content-encoding'] ?? 'identity').toLowerCase();
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
  return (bytes) => decodeAsync(bytes, { maxOutputLength: UPSTREAM_LIMITS.largestAnswer });
}

function broken(why: string, blames?: readonly Blamed[]): UpstreamFailure {
  return new UpstreamFailure('upstreamBroken', { cause: new Error(why), ...(blames && { blames }) });
}
