import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** What a photo or a font loses by compressing is only time. */
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|manifest|wasm))/;
const WORTH_COMPRESSING = 512;
/** The last step to 11 costs ten times the time for some 3 %; the build may take it, a first request may not. */
const QUALITY_AT_REQUEST = 9;
const QUALITY_IN_BUILD = 11;

export interface Compressed {
  readonly gzip: Buffer | null;
  readonly br: Buffer | null;
}

export function isCompressible(type: string, size: number): boolean {
  return size >= WORTH_COMPRESSING && COMPRESSIBLE.test(type);
}

/** The files the build has put beside this one, or the same made now. */
export async function compressFully(file: string, bytes: Buffer, type: string): Promise<Compressed> {
  if (!isCompressible(type, bytes.length)) return { gzip: null, br: null };
  const [br, zipped] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  if (br && zipped) return { br, gzip: zipped };
  return compress(bytes, QUALITY_AT_REQUEST);
}

export async function compress(bytes: Buffer, quality = QUALITY_IN_BUILD): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, zipped] = await Promise.all([brotliAsync(bytes, { params }), gzipAsync(bytes, { level: 9 })]);
  return {
    br: br.length < bytes.length ? br : null,
    gzip: zipped.length < bytes.length ? zipped : null,
  };
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
}
