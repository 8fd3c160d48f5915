import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type ReadyAnswer, readyAnswer, sendReady } from '../http/readyAnswer.ts';
import { etagOf } from '../http/readyBody.ts';
import { createCoalescer } from '../proxy/coalesce.ts';
import { compressFully } from './compress.ts';
import { type AssetFile, listAssets } from './files.ts';

/** The whole build fits several times; the limit is for a folder that holds something else by mistake. */
const LARGEST_TOTAL = 48 * 1024 * 1024;

/** A picture may carry script when opened by itself. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves the built files from memory, each compressed once: in the build, or at its first request. */
export async function createAssets(folder: string) {
  const files = await listAssets(folder);
  const ready = new LRUCache<string, ReadyAnswer>({
    maxSize: LARGEST_TOTAL,
    sizeCalculation: (answer) => answer.bytes + 1,
  });
  const coalesce = createCoalescer<ReadyAnswer>();

  async function load(address: string, { file, type, cacheControl }: AssetFile): Promise<ReadyAnswer> {
    const identity = await readFile(file);
    const body = { identity, etag: etagOf(identity), ...(await compressFully(file, identity, type)) };
    const answer = readyAnswer(200, body, {
      contentType: type,
      cacheControl,
      extra: {
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        ...(type === 'image/svg+xml' ? { 'content-security-policy': SVG_POLICY } : {}),
      },
    });
    ready.set(address, answer);
    return answer;
  }

  /** False when the address is no file of the build. */
  return function assets(req: IncomingMessage, res: ServerResponse, otherwise: () => void): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const address = (req.url ?? '').split('?', 1)[0] ?? '';
    const kept = ready.get(address);
    if (kept) {
      sendReady(req, res, kept);
      return true;
    }
    const file = files.get(address);
    if (file === undefined) return false;
    coalesce(address, () => load(address, file)).then(
      (answer) => sendReady(req, res, answer),
      // Gone since the start, as under a new build: no file of ours any more.
      otherwise,
    );
    return true;
  };
}
