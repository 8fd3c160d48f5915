import { LRUCache } from 'lru-cache';
import { etagOf, makeReady, type ReadyBody } from '../http/readyBody.ts';

const ENTRIES = 64;

/**
 * Pages outside the page cache are put together for each request, but mostly come out the same: what has been
 * compressed once is not compressed again.
 */
export function createMadeBodies(): (html: string) => Promise<ReadyBody> {
  const made = new LRUCache<string, ReadyBody>({ max: ENTRIES });
  return async (html) => {
    const bytes = Buffer.from(html);
    const etag = etagOf(bytes);
    const known = made.get(etag);
    if (known) return known;
    const body = await makeReady(bytes);
    made.set(etag, body);
    return body;
  };
}
