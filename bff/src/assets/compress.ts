import { readFile } from 'node:fs/promises';
import { compress, type ReadyBody } from '../http/readyBody.ts';

/** What a photo or a font loses by compressing is only time. */
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|manifest|wasm))/;
const WORTH_COMPRESSING = 512;
/** The build goes to 11, which costs ten times the time for some 3 %; a first request may not wait for that. */
const QUALITY = 9;

/** The files the build has put beside this one, or the same made now. */
export async function compressFully(
  file: string,
  bytes: Buffer,
  type: string,
): Promise<Pick<ReadyBody, 'gzip' | 'br'>> {
  if (bytes.length < WORTH_COMPRESSING || !COMPRESSIBLE.test(type)) return { gzip: null, br: null };
  const [br, gzip] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  return br && gzip ? { br, gzip } : compress(bytes, QUALITY);
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
}
