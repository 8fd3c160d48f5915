import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes that can be sent at once in whichever encoding the visitor takes. */
export interface ReadyBody {
  readonly identity: Buffer;
  /** null where compressing gains nothing. */
  readonly gzip: Buffer | null;
  readonly br: Buffer | null;
  /** Weak, since the same content is sent in three encodings. */
  readonly etag: string;
}

/** Below this a compressed answer saves no packet. */
const WORTH_COMPRESSING = 1_024;
const BROTLI_QUALITY = 5;
/** What brotli keeps of a window for itself: 2^bits - 16 bytes can be looked back at (RFC 7932, section 9.1). */
const WINDOW_RESERVE = 16;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses bytes once, off the main thread. */
export async function makeReady(identity: Buffer): Promise<ReadyBody> {
  const etag = etagOf(identity);
  if (identity.length < WORTH_COMPRESSING) return { identity, gzip: null, br: null, etag };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(identity.length),
  };
  const [zipped, brotli] = await Promise.all([gzipAsync(identity), brotliAsync(identity, { params })]);
  return { identity, gzip: smaller(zipped, identity), br: smaller(brotli, identity), etag };
}

/** log2 of the window that covers all bytes; a larger one costs memory and finds nothing more. */
function windowFor(bytes: number): number {
  const fitting = Math.ceil(Math.log2(bytes + WINDOW_RESERVE));
  return Math.min(Math.max(fitting, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

export function etagOf(bytes: Buffer): string {
  return `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;
}

function smaller(compressed: Buffer, identity: Buffer): Buffer | null {
  return compressed.length < identity.length ? compressed : null;
}
