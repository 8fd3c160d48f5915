import { LRUCache } from 'lru-cache';
import { etagOf, makeReady, type ReadyBody } from '../http/readyBody.ts';

/** All bodies together, in every encoding: twenty of the largest pages. A page's older versions are never asked for again. */
const LARGEST_TOTAL = 4 * 1024 * 1024;

/**
 * Pages outside the page cache are put together for each request, but mostly come out the same: what has been
 * compressed once is not compressed again.
 */
export function createMadeBodies(): (html: string) => Promise<ReadyBody> {
  const made = new LRUCache<string, ReadyBody>({
    maxSize: LARGEST_TOTAL,
    sizeCalculation: ({ identity, gzip, br }) =>
      identity.length + (gzip?.length ?? 0) + (br?.length ?? 0) + 1,
  });
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
