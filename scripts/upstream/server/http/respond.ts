import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);
/** Below this size compression gains little. */
const WORTH_COMPRESSING = 1024;

export interface Answer {
  readonly status: number;
  /** Bytes are sent unchanged, with the content type of `headers`; anything else as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends an answer as JSON, compressed if large enough and accepted. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const plain =
    answer.body instanceof Uint8Array ? Buffer.from(answer.body) : Buffer.from(JSON.stringify(answer.body));
  const { bytes, encoding } = await compress(plain, request.headers['accept-encoding'] ?? '');
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
    // An unread body (too large, wrong path) would keep the connection busy.
    ...(request.complete ? {} : { connection: 'close' }),
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

async function compress(plain: Buffer, accepted: string): Promise<{ bytes: Buffer; encoding?: string }> {
  if (plain.length < WORTH_COMPRESSING) return { bytes: plain };
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    return { bytes: await brotliAsync(plain, { params }), encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted)) return { bytes: await gzipAsync(plain, { level: 5 }), encoding: 'gzip' };
  return { bytes: plain };
}
