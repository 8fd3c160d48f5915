import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** How much of a body is read. */
export interface BodyBounds {
  /** Bytes, decoded. */
  readonly maxBytes: number;
}

/** What a packed body may grow by; JSON of tickers packs to a sixth, text of one letter to a thousandth. */
const MOST_RATIO = 100;
/** Below this no ratio is judged: a short body may pack well. */
const RATIO_FROM = 1 << 20;

/** A body that is not read to its end on purpose. */
export class OversizedBodyError extends Error {}

/**
 * Reads a body to its end and unpacks it (gzip, deflate, br). Throws OversizedBodyError beyond the bound or where it
 * unpacks beyond any use, and the stream's own error where it breaks off.
 */
export async function readBody(body: Readable, encoding: string, { maxBytes }: BodyBounds): Promise<Buffer> {
  const decoder = decoderOf(encoding);
  let packed = 0;
  body.on('data', (chunk: Buffer) => {
    packed += chunk.length;
  });
  if (decoder) body.once('error', (error) => decoder.destroy(error));
  const decoded = decoder ? body.pipe(decoder) : body;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of decoded as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new OversizedBodyError(`more than ${maxBytes} bytes`);
      if (size > RATIO_FROM && size > packed * MOST_RATIO) {
        throw new OversizedBodyError(`unpacks to more than ${MOST_RATIO} times its size`);
      }
      chunks.push(chunk);
    }
  } finally {
    body.destroy();
  }
  return Buffer.concat(chunks, size);
}

function decoderOf(encoding: string) {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new Error(`content-encoding ${encoding} was not offered`);
  }
}
