import { LRUCache } from 'lru-cache';
import type { ReadyBody } from '../http/readyBody.ts';

/** An upstream's answer as it is kept. */
export interface Kept {
  readonly status: number;
  readonly body: ReadyBody;
  /** Epoch ms at which the upstream gave it. */
  readonly asOf: number;
  /** Until when it counts as fresh: ms on a clock that only goes forward. */
  readonly freshUntil: number;
}

/** All kept answers together, in bytes; with three encodings a ranking page takes some 100 KB. */
const LARGEST_TOTAL = 32 * 1024 * 1024;
const MOST_ENTRIES = 2_000;

/**
 * The small cache of hot answers. Entries outlive their freshness: a stale one is what visitors get while the
 * upstream is failing. Only size pushes them out.
 */
export function createKeptAnswers(): LRUCache<string, Kept> {
  return new LRUCache<string, Kept>({
    max: MOST_ENTRIES,
    maxSize: LARGEST_TOTAL,
    sizeCalculation: ({ body }) =>
      body.identity.length + (body.gzip?.length ?? 0) + (body.br?.length ?? 0) + 512,
  });
}
