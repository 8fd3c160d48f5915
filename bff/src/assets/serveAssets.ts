import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type ReadyAnswer, readyAnswer, sendReady } from '../http/readyAnswer.ts';
import { etagOf } from '../http/readyBody.ts';
import { type AssetFile, listAssets } from './files.ts';

/** Several times the size of the build; it limits memory if the folder holds other files by mistake. */
const LARGEST_TOTAL = 48 * 1024 * 1024;

/** A picture may carry script when opened by itself. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves the built files from memory, in the encodings that the build has put beside them. */
export async function createAssets(folder: string) {
  const files = await listAssets(folder);
  const ready = new LRUCache<string, ReadyAnswer, AssetFile>({
    maxSize: LARGEST_TOTAL,
    sizeCalculation: (answer) => answer.bytes + 1,
    fetchMethod: (_address, _stale, { context }) => load(context),
    // An eviction while a file is read must not fail its readers.
    ignoreFetchAbort: true,
  });

  /** False when the address is no file of the build. */
  return function assets(req: IncomingMessage, res: ServerResponse, otherwise: () => void): boolean {
    const address = (req.url ?? '').split('?', 1)[0] ?? '';
    const cached = ready.get(address);
    if (cached) {
      sendReady(req, res, cached);
      return true;
    }
    const file = files.get(address);
    if (file === undefined) return false;
    ready.forceFetch(address, { context: file }).then(
      (answer) => sendReady(req, res, answer),
      // The file is gone since the start, for instance because of a new build.
      otherwise,
    );
    return true;
  };
}

async function load({ file, type, cacheControl }: AssetFile): Promise<ReadyAnswer> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  return readyAnswer(
    200,
    { identity, br, gzip, etag: etagOf(identity) },
    {
      contentType: type,
      cacheControl,
      extra: {
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        ...(type === 'image/svg+xml' ? { 'content-security-policy': SVG_POLICY } : {}),
      },
    },
  );
}

function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null);
}
